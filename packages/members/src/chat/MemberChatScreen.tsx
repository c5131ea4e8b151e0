import { useParams } from '@tanstack/react-router'
import { ChatPage } from './ChatPage.tsx'

/** The conversation with a person, whether it has begun or not. */
export function MemberChatScreen() {
  return <ChatPage of={{ profile: useParams({ from: '/chat/members/$id/chat' }).id }} />
}
