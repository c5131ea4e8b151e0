import type { Interest, MatchReason } from '@bouquet/contract'

/** A reason as it is shown: at most one of each kind. */
export type ShownReason =
  | { readonly kind: 'interests'; readonly interests: readonly Interest[] }
  | { readonly kind: 'near'; readonly place: 'city' | 'region' | 'country' }
  | { readonly kind: 'distance'; readonly km: number }
  | { readonly kind: 'ages'; readonly whose: 'both' | 'theirs' | 'yours' }

/** Farther away, the distance is no reason to meet. */
const farthestKm = 200

/** The reasons of the server, joined where two say the same: a place with its distance, and both ages. */
export function shownReasons(reasons: readonly MatchReason[]): readonly ShownReason[] {
  const has = (kind: MatchReason['kind']) => reasons.some((reason) => reason.kind === kind)
  const isNear = (reason: MatchReason) => reason.kind === 'distance' && reason.km <= farthestKm
  const hasDistance = reasons.some(isNear)

  function shown(reason: MatchReason): ShownReason | null {
    switch (reason.kind) {
      case 'interests':
        return reason
      case 'near':
        return hasDistance ? null : reason
      case 'distance':
        return hasDistance ? reason : null
      case 'age':
        return { kind: 'ages', whose: has('age_wished') ? 'both' : 'theirs' }
      case 'age_wished':
        return has('age') ? null : { kind: 'ages', whose: 'yours' }
    }
  }
  return reasons.map(shown).filter((reason) => reason !== null)
}
