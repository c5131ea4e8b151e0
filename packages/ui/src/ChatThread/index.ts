export type { ThreadBody, ThreadMessage, ThreadMessageState } from '../MessageBubble/index.ts'
export type { ThreadLabels } from './ChatThread.tsx'
export { ChatThread, type ChatThreadProps } from './ChatThread.tsx'
