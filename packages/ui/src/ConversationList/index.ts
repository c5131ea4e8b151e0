export type { ConversationState } from './ConversationList.css.ts'
export {
  ConversationList,
  type ConversationListContent,
  type ConversationListProps,
  type ConversationSearch,
} from './ConversationList.tsx'
export type { Conversation } from './ConversationRow.tsx'
