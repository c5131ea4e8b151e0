export { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx'
export type {
  MessageLabels,
  ThreadBody,
  ThreadMessage,
  ThreadMessageState,
} from './message.types.ts'
