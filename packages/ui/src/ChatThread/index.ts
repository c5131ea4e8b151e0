export type { ThreadBody, ThreadMessage, ThreadMessageState } from '../MessageBubble/index.ts'
export { ChatThread, type ChatThreadProps } from './ChatThread.tsx'
