export { ChatThread, type ChatThreadProps } from './ChatThread.tsx'
export type { ThreadBody, ThreadMessage, ThreadMessageState, ThreadTexts } from './thread.types.ts'
