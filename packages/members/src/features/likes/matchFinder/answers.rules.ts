import type { Interest, MatchPreferences, Proximity, User } from '@bouquet/contract'

export const oldest = 99

/** The answers while they are typed: an age may be missing for a moment. */
export interface Answers {
  readonly min_age: number | null
  readonly max_age: number | null
  readonly near: Proximity
  readonly interests: readonly Interest[]
}

/** The questions in their order. */
export const finderSteps = ['ages', 'near', 'interests'] as const
export type FinderStep = (typeof finderSteps)[number]

/** Undefined after the last. */
export function stepAfter(step: FinderStep): FinderStep | undefined {
  return finderSteps[finderSteps.indexOf(step) + 1]
}
/** Undefined before the first. */
export function stepBefore(step: FinderStep): FinderStep | undefined {
  return finderSteps[finderSteps.indexOf(step) - 1]
}

const aroundYears = 8

/** Areas that the member's own place allows, the nearest first. */
export function offeredAreas({ profile: { city, region } }: User): readonly Proximity[] {
  return [
    ...(city === null ? [] : (['city'] as const)),
    ...(region === null ? [] : (['region'] as const)),
    'country',
    'anywhere',
  ]
}

/** Earlier answers, or suggestions from the member's own profile; only what can be chosen now. */
export function firstAnswers(
  user: User,
  preferences: MatchPreferences | null,
  { youngest, offered }: { readonly youngest: number; readonly offered: readonly Interest[] },
): Answers {
  const { age, attributes } = user.profile
  const areas = offeredAreas(user)
  const near = preferences?.near ?? 'country'
  const interests = preferences?.interests ?? attributes.interests
  return {
    min_age: preferences?.min_age ?? Math.max(youngest, age - aroundYears),
    max_age: preferences?.max_age ?? Math.min(oldest, age + aroundYears),
    near: areas.includes(near) ? near : (areas[0] ?? 'anywhere'),
    interests: interests.filter((interest) => offered.includes(interest)).slice(0, maxInterests),
  }
}

export const maxInterests = 10

/** The answers as the server takes them; null while the ages are missing or in the wrong order. */
export function completeAnswers({
  min_age,
  max_age,
  ...answers
}: Answers): MatchPreferences | null {
  if (min_age === null || max_age === null || min_age > max_age) return null
  return { ...answers, interests: [...answers.interests], min_age, max_age }
}
