import type { LikedBy, Likes } from '@bouquet/contract'

/**
 * The newest unopened like that was not there before; null on the first load. An introduction is left out,
 * since it has a window of its own.
 */
export function arrivedLike(before: Likes | undefined, now: Likes | undefined): LikedBy | null {
  if (!before || !now) return null
  const known = new Set(before.liked_by.map(({ id }) => id))
  return (
    now.liked_by.find(
      ({ id, like_new, introduced }) => like_new && !introduced && !known.has(id),
    ) ?? null
  )
}

/** Whether a like that arrived meets one given before. */
export function isMutual({ profiles }: Likes, { id }: LikedBy): boolean {
  return profiles.some((liked) => liked.id === id)
}
