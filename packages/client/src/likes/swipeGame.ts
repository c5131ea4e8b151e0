import type { SwipeGame } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

/** With fewer people left, more are loaded. */
const refillBelow = 3

/** The people of the swipe game and today's likes; people on the deck keep their order when more arrive. */
export function swipeGameQuery({ api, cache }: Pick<Client, 'api' | 'cache'>) {
  return queryOptions({
    queryKey: keys.swipeGame,
    queryFn: async ({ signal }): Promise<SwipeGame> => {
      const next = await api.request('swipeGame', { signal })
      const known = cache.getQueryData<SwipeGame>(keys.swipeGame)?.profiles ?? []
      const stillOffered = known.filter(({ id }) => next.profiles.some((other) => other.id === id))
      const added = next.profiles.filter(({ id }) => !known.some((other) => other.id === id))
      return { ...next, profiles: [...stillOffered, ...added] }
    },
  })
}

interface Decision {
  readonly profile: string
  readonly decision: 'like' | 'skip'
}

/** Likes or skips the person on top, who leaves the deck at once and returns when the server refuses. */
export function swipeMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: ({ profile, decision }: Decision) =>
      api.request('swipe', { body: { profile, decision } }),
    onMutate: async ({ profile }) => {
      await cache.cancelQueries({ queryKey: keys.swipeGame })
      const before = cache.getQueryData<SwipeGame>(keys.swipeGame)
      cache.setQueryData<SwipeGame>(
        keys.swipeGame,
        before && { ...before, profiles: before.profiles.filter(({ id }) => id !== profile) },
      )
      return { before }
    },
    onError: (_error, _decision, context) => {
      cache.setQueryData(keys.swipeGame, context?.before)
      void cache.invalidateQueries({ queryKey: keys.swipeGame })
    },
    onSuccess: ({ match: _match, ...allowance }, { decision }) => {
      const left = cache.setQueryData<SwipeGame>(
        keys.swipeGame,
        (known) => known && { ...known, ...allowance },
      )
      if ((left?.profiles.length ?? 0) < refillBelow) {
        void cache.invalidateQueries({ queryKey: keys.swipeGame })
      }
      if (decision === 'like') void cache.invalidateQueries({ queryKey: keys.likes })
    },
  })
}

/** Puts the last skipped person back on top. */
export function undoSwipeMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: async () => {
      await cache.cancelQueries({ queryKey: keys.swipeGame })
      return api.request('undoSwipe')
    },
    onError: () => cache.invalidateQueries({ queryKey: keys.swipeGame }),
    onSuccess: ({ profile, ...allowance }) => {
      cache.setQueryData<SwipeGame>(
        keys.swipeGame,
        (known) =>
          known && {
            ...allowance,
            profiles: [profile, ...known.profiles.filter(({ id }) => id !== profile.id)],
          },
      )
    },
  })
}
