import { mutationOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

/** A block affects chats, likes and search in both directions, so all of them are refetched. */
function invalidateMembers({ cache }: Client) {
  return Promise.all(
    [keys.chats, keys.conversations, keys.likes, keys.searches, ['member']].map((queryKey) =>
      cache.invalidateQueries({ queryKey }),
    ),
  )
}

export const blockMutation = (client: Client) =>
  mutationOptions({
    mutationFn: (profile: string) => client.api.request('block', { body: { profile } }),
    onSuccess: () => invalidateMembers(client),
  })

export const unblockMutation = (client: Client) =>
  mutationOptions({
    mutationFn: (profile: string) => client.api.request('unblock', { body: { profile } }),
    onSuccess: () => invalidateMembers(client),
  })
