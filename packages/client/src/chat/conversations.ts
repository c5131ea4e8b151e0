import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'
import { replaceChat, setRead } from './cachedChats.ts'

/** Conversations, the latest first, with their unread counts. */
export function chatsQuery({ api }: { readonly api: Api }) {
  return queryOptions({
    queryKey: keys.chats,
    queryFn: ({ signal }) => api.request('chats', { query: {}, signal }),
  })
}

/** Conversations after the first page, loaded when the member asks for them. */
export function earlierChatsQuery({ api }: { readonly api: Api }) {
  return infiniteQueryOptions({
    queryKey: keys.earlierChats,
    queryFn: ({ pageParam: page, signal }) => api.request('chats', { query: { page }, signal }),
    initialPageParam: 2,
    getNextPageParam: ({ has_more }, _pages, page) => (has_more ? page + 1 : undefined),
  })
}

/** One thread, named by its id or by the other member; the first page is the newest. */
export function conversationQuery(
  { api }: { readonly api: Api },
  of: { readonly conversation: string } | { readonly profile: string },
) {
  return infiniteQueryOptions({
    queryKey: keys.conversation(of),
    queryFn: ({ pageParam, signal }) =>
      api.request('conversation', {
        query: { ...of, before: pageParam || undefined },
        signal,
      }),
    initialPageParam: newestPage,
    getNextPageParam: (page) => (page.has_older ? page.messages[0]?.number : undefined),
  })
}

const newestPage = 0

/** Marks a conversation as read up to a message; sets its unread count to 0 optimistically. */
export function markReadMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (body: { conversation: string; number: number }) =>
      api.request('readConversation', { body }),
    onMutate: async ({ conversation }) => {
      // A pending request would restore the old count.
      await cache.cancelQueries({ queryKey: keys.chats })
      setRead(cache, conversation)
    },
    onSettled: () => cache.invalidateQueries({ queryKey: keys.chats }),
  })
}

/** Removes a conversation optimistically; it returns when it could not be deleted. */
export function deleteConversationMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (conversation: string) =>
      api.request('deleteConversation', { body: { conversation } }),
    onMutate: async (conversation) => {
      await cache.cancelQueries({ queryKey: keys.chats })
      const before = cache.getQueriesData({ queryKey: keys.chats })
      replaceChat(cache, conversation, () => [])
      return { before }
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.conversations }),
    onError: (_error, _conversation, shown) => {
      for (const [queryKey, known] of shown?.before ?? []) cache.setQueryData(queryKey, known)
      return cache.invalidateQueries({ queryKey: keys.chats })
    },
  })
}

/** Acknowledges that a profile is fictional, and sends the messages held for it. */
export function acknowledgeMutation({ api, cache, outbox }: Client) {
  return mutationOptions({
    mutationFn: (profile: string) => api.request('acknowledgeFictional', { body: { profile } }),
    onSuccess: () => {
      outbox.resume('unacknowledged')
      return cache.invalidateQueries({ queryKey: keys.conversations })
    },
  })
}
