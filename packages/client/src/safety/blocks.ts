import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

/** Members that this one has blocked, the latest first. */
export function blocksQuery({ api }: Pick<Client, 'api'>) {
  return queryOptions({
    queryKey: keys.blocks,
    queryFn: async ({ signal }) => (await api.request('blocks', { signal })).blocked,
  })
}

const affected = [keys.blocks, keys.chats, keys.likes, keys.searches, ['member']] as const

/** A block affects chats, likes and search in both directions, so all of them are refetched. */
const invalidateMembers = ({ cache }: Client) =>
  Promise.all(affected.map((queryKey) => cache.invalidateQueries({ queryKey })))

export function blockMutation(client: Client) {
  return mutationOptions({
    mutationFn: (profile: string) => client.api.request('block', { body: { profile } }),
    onSuccess: async () => {
      // The open conversation is gone; asking for it again would only fail before the page is left.
      await client.cache.invalidateQueries({ queryKey: keys.conversations, refetchType: 'none' })
      await invalidateMembers(client)
    },
  })
}

export function unblockMutation(client: Client) {
  return mutationOptions({
    mutationFn: (profile: string) => client.api.request('unblock', { body: { profile } }),
    onSuccess: async () => {
      await client.cache.invalidateQueries({ queryKey: keys.conversations })
      await invalidateMembers(client)
    },
  })
}
