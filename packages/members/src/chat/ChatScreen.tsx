import { useParams } from '@tanstack/react-router'
import { ChatPage } from './ChatPage.tsx'

/** A conversation by its own id. */
export function ChatScreen() {
  return <ChatPage of={{ conversation: useParams({ from: '/chat/chats/$id' }).id }} />
}
