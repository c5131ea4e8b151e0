export {
  ConversationList,
  type ConversationListContent,
  type ConversationListProps,
  type ConversationSearch,
} from './ConversationList.tsx'
export type { Conversation, ConversationState } from './ConversationRow.tsx'
