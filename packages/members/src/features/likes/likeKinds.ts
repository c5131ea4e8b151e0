import type { LikedBy, Likes, ProfileCard } from '@bouquet/contract'

export const likeKinds = ['received', 'given', 'matches'] as const
export type LikeKind = (typeof likeKinds)[number]

export interface Liked extends ProfileCard {
  /** A received like that was not opened yet. */
  readonly isNew: boolean
  /** They were introduced and have not given a like. */
  readonly isIntroduced: boolean
}

const received = ({ like_new, introduced = false, ...person }: LikedBy): Liked => ({
  ...person,
  isNew: like_new,
  isIntroduced: introduced,
})

/** The people of a tab; a match is a mutual like. */
export function peopleOf({ profiles, liked_by }: Likes, kind: LikeKind): readonly Liked[] {
  const given = new Set(profiles.map(({ id }) => id))
  switch (kind) {
    case 'received':
      return liked_by.map(received)
    case 'given':
      return profiles.map((person) => ({ ...person, isNew: false, isIntroduced: false }))
    case 'matches':
      return liked_by.filter(({ id, introduced }) => !introduced && given.has(id)).map(received)
  }
}
