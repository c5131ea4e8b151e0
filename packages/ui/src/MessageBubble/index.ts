export type { MessageMenuState } from './BubbleWithMenu.tsx'
export { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx'
export type { ThreadBody, ThreadMessage, ThreadMessageState } from './message.types.ts'
