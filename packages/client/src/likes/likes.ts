import { constants, type Likes, likesPageSize, type MemberProfile } from '@bouquet/contract'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'
import { showOpened } from './newLikes.ts'

/** Likes given and received. */
export function likesQuery({ api }: { readonly api: Api }) {
  return queryOptions({
    queryKey: keys.likes,
    queryFn: ({ signal }) => api.request('likes', { query: {}, signal }),
  })
}

const isFull = ({ profiles, liked_by }: Likes): boolean =>
  profiles.length === likesPageSize || liked_by.length === likesPageSize

/** The pages after the first one, loaded on demand. */
export function moreLikesQuery({ api }: { readonly api: Api }) {
  return infiniteQueryOptions({
    queryKey: keys.moreLikes,
    queryFn: ({ pageParam, signal }) =>
      api.request('likes', { query: { page: pageParam }, signal }),
    initialPageParam: 2,
    getNextPageParam: (last, _pages, page) => (isFull(last) ? page + 1 : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Likes of the first page and those loaded after it, each person once, and whether there are more. */
export function allLikes(first: Likes, more: readonly Likes[]) {
  const pages = [first, ...more]
  const likes: Likes = {
    ...first,
    profiles: eachOnce(pages.flatMap(({ profiles }) => profiles)),
    liked_by: eachOnce(pages.flatMap(({ liked_by }) => liked_by)),
  }
  return { likes, hasMore: isFull(pages.at(-1) ?? first) }
}

/** A like that arrives meanwhile moves others to the next page, so a person may be on two. */
const eachOnce = <Person extends { readonly id: string }>(people: readonly Person[]): Person[] =>
  [...new Map(people.toReversed().map((person) => [person.id, person])).values()].toReversed()

const setLiked = ({ cache }: Client, profile: string, liked: boolean) =>
  cache.setQueryData<MemberProfile>(keys.member(profile), (known) => known && { ...known, liked })

/** Likes a member, with an optimistic update. Resolves with whether it is a match. */
export function likeMutation(client: Client) {
  return mutationOptions({
    mutationFn: (profile: string) => client.api.request('like', { body: { profile } }),
    onMutate: (profile) => setLiked(client, profile, true),
    onError: (_error, profile) => setLiked(client, profile, false),
    onSettled: () => client.cache.invalidateQueries({ queryKey: keys.likes }),
  })
}

export function unlikeMutation(client: Client) {
  return mutationOptions({
    mutationFn: (profile: string) => client.api.request('unlike', { body: { profile } }),
    onMutate: (profile) => setLiked(client, profile, false),
    onError: (_error, profile) => setLiked(client, profile, true),
    onSettled: () => client.cache.invalidateQueries({ queryKey: keys.likes }),
  })
}

/** The current introduction, fetched once; refetches the likes shortly after. */
export function introductionQuery({ api, cache }: Client) {
  return queryOptions({
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
}

/** Removes the introduction after it was shown. */
export function dismissIntroduction({ cache }: Client) {
  return cache.setQueryData(keys.introduction, null)
}

/** Marks a received like as opened. */
export function openLikeMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (profile: string) => api.request('openLike', { body: { profile } }),
    onMutate: (profile) => {
      showOpened(cache, profile)
    },
  })
}
