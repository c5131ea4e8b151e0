import type { LikedBy, Likes } from '@bouquet/contract'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../keys.ts'

/** Whether a received like has not been opened. Introductions do not count as likes. */
export function isNewLike({ like_new, introduced }: LikedBy): boolean {
  return like_new && !introduced
}

/** Number of received likes that have not been opened. */
export function countNewLikes(likes: Likes): number {
  return likes.num_new_likes ?? likes.liked_by.filter(isNewLike).length
}

function withOpened(known: Likes, profile: string): Likes {
  const wasNew = known.liked_by.some((by) => by.id === profile && isNewLike(by))
  return {
    ...known,
    liked_by: known.liked_by.map((by) => (by.id === profile ? { ...by, like_new: false } : by)),
    ...(wasNew && { num_new_likes: countNewLikes(known) - 1 }),
  }
}

/** Shows a received like as opened. */
export function showOpened(cache: QueryClient, profile: string) {
  return cache.setQueryData<Likes>(keys.likes, (known) => known && withOpened(known, profile))
}
