import { constants, type Likes, type MemberProfile } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'

/** Likes given and received. */
export const likesQuery = ({ api }: { readonly api: Api }) =>
  queryOptions({
    queryKey: keys.likes,
    queryFn: ({ signal }) => api.request('likes', { query: {}, signal }),
  })

/** Number of received likes that have not been opened. */
export const countNewLikes = (likes: Likes): number =>
  likes.num_new_likes ?? likes.liked_by.filter(({ like_new }) => like_new).length

function withOpened(known: Likes, profile: string): Likes {
  const wasNew = known.liked_by.some(({ id, like_new }) => id === profile && like_new)
  return {
    ...known,
    liked_by: known.liked_by.map((by) => (by.id === profile ? { ...by, like_new: false } : by)),
    ...(wasNew && { num_new_likes: countNewLikes(known) - 1 }),
  }
}

const setLiked = ({ cache }: Client, profile: string, liked: boolean) =>
  cache.setQueryData<MemberProfile>(keys.member(profile), (known) => known && { ...known, liked })

/** Likes a member, with an optimistic update. Resolves with whether it is a match. */
export const likeMutation = (client: Client) =>
  mutationOptions({
    mutationFn: (profile: string) => client.api.request('like', { body: { profile } }),
    onMutate: (profile) => setLiked(client, profile, true),
    onError: (_error, profile) => setLiked(client, profile, false),
    onSettled: () => client.cache.invalidateQueries({ queryKey: keys.likes }),
  })

export const unlikeMutation = (client: Client) =>
  mutationOptions({
    mutationFn: (profile: string) => client.api.request('unlike', { body: { profile } }),
    onMutate: (profile) => setLiked(client, profile, false),
    onError: (_error, profile) => setLiked(client, profile, true),
    onSettled: () => client.cache.invalidateQueries({ queryKey: keys.likes }),
  })

/** The current introduction, fetched once; refetches the likes shortly after. */
export const introductionQuery = ({ api, cache }: Client) =>
  queryOptions({
    queryKey: keys.introduction,
    queryFn: async ({ signal }) => {
      const { profile } = await api.request('autoLike', { signal })
      setTimeout(() => {
        void cache.invalidateQueries({ queryKey: keys.likes })
      }, constants.likesReloadMs)
      return profile
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Removes the introduction after it was shown. */
export const dismissIntroduction = ({ cache }: Client) =>
  cache.setQueryData(keys.introduction, null)

/** Marks a received like as opened. */
export const openLikeMutation = ({ api, cache }: Client) =>
  mutationOptions({
    mutationFn: (profile: string) => api.request('openLike', { body: { profile } }),
    onMutate: (profile) => {
      cache.setQueryData<Likes>(keys.likes, (known) => known && withOpened(known, profile))
    },
  })
