import type { Interest, MatchReason } from '@bouquet/contract'

/** One of the two members; `interests` only when the brand shows them. */
export interface MatchSide {
  readonly age: number
  readonly country: string
  readonly region: string | null
  readonly city: string | null
  readonly interests: readonly Interest[]
  /** The ages that this member is looking for. */
  readonly preferences: { readonly minAge: number; readonly maxAge: number } | undefined
}

interface MatchPair {
  readonly me: MatchSide & { readonly preferred: readonly Interest[] }
  readonly other: MatchSide
  /** Distance between their towns; null when a town is unknown. */
  readonly km: number | null
}

export interface RankedMatch {
  readonly score: number
  readonly reasons: MatchReason[]
}

const isWithinAges = (age: number, preferences: MatchSide['preferences']) =>
  preferences !== undefined && age >= preferences.minAge && age <= preferences.maxAge

/** Whether this age is outside the wanted range. */
export function isOutsideWantedAges(age: number, preferences: MatchSide['preferences']): boolean {
  return preferences !== undefined && !isWithinAges(age, preferences)
}

/** Scores how well two members match. Everything that adds to the score is given as a reason. */
export function rankMatch({ me, other, km }: MatchPair): RankedMatch {
  const shared = other.interests.filter(
    (interest) => me.interests.includes(interest) || me.preferred.includes(interest),
  )
  const near = sharedPlace(me, other)
  const reasons: { readonly reason: MatchReason; readonly weight: number }[] = []
  if (shared.length > 0) {
    const cared = shared.filter((interest) => me.preferred.includes(interest)).length
    reasons.push({
      reason: { kind: 'interests', interests: shared },
      weight: Math.min(shared.length, 6) * 4 + cared * 4,
    })
  }
  if (near) reasons.push({ reason: { kind: 'near', place: near }, weight: placeWeights[near] })
  if (km !== null && near !== 'city') {
    const rounded = Math.max(10, Math.ceil(km / 10) * 10)
    reasons.push({ reason: { kind: 'distance', km: rounded }, weight: Math.max(0, 10 - km / 20) })
  }
  if (isWithinAges(other.age, me.preferences)) reasons.push({ reason: { kind: 'age' }, weight: 5 })
  if (isWithinAges(me.age, other.preferences))
    reasons.push({ reason: { kind: 'age_wished' }, weight: 5 })
  return {
    score: reasons.reduce((sum, { weight }) => sum + weight, 0),
    reasons: reasons.map(({ reason }) => reason),
  }
}

const placeWeights = { city: 14, region: 8, country: 2 } as const

function sharedPlace(me: MatchSide, other: MatchSide): 'city' | 'region' | 'country' | undefined {
  if (me.country !== other.country) return
  if (me.city && me.city.toLowerCase() === other.city?.toLowerCase()) return 'city'
  return me.region && me.region === other.region ? 'region' : 'country'
}
