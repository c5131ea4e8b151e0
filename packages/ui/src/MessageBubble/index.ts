export { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx'
export type {
  MessageTexts,
  ThreadBody,
  ThreadMessage,
  ThreadMessageState,
} from './message.types.ts'
