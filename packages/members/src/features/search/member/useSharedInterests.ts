import type { Interest, MemberProfile } from '@bouquet/contract'
import { useUser } from '../../../platform/session.ts'

interface Interests {
  /** None on one's own page. */
  readonly shared: readonly Interest[]
  readonly others: readonly Interest[]
}

/** A member's interests, divided into those that the viewer has too and the rest. */
export function useSharedInterests({ id, attributes }: MemberProfile): Interests {
  const me = useUser()
  const mine = me === null || me.id === id ? [] : me.profile.attributes.interests
  const { interests } = attributes
  return {
    shared: interests.filter((interest) => mine.includes(interest)),
    others: interests.filter((interest) => !mine.includes(interest)),
  }
}
