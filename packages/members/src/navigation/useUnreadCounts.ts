import { chatsQuery, countNewLikes, likesQuery, useClient } from '@bouquet/client'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../accounts/session/useUser.ts'

/** Unread messages and new likes of the logged-in member; nothing for a visitor. */
export function useUnreadCounts() {
  const client = useClient()
  const enabled = useUser() !== null
  const chats = useQuery({ ...chatsQuery(client), enabled }).data
  const likes = useQuery({ ...likesQuery(client), enabled }).data
  const messages = (enabled && chats?.total_unread_messages) || 0
  const fresh = enabled && likes ? countNewLikes(likes) : 0
  return { messages, likes: fresh, total: messages + fresh }
}
