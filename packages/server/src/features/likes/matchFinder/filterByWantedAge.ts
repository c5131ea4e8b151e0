import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { MemberRow } from '../../../tables/index.ts'
import { ageAt } from '../../members/index.ts'
import { findMatchWishes } from './matchFinder.store.ts'
import { isOutsideWantedAges } from './rankMatch.rules.ts'

/** Leaves out those whom the viewer's wish of age excludes, or whose own wish excludes the viewer. */
export async function filterByWantedAge(
  { clock, db, viewer }: MemberCtx,
  people: readonly MemberRow[],
): Promise<MemberRow[]> {
  const now = clock.now()
  const wishes = await findMatchWishes(db, [viewer.id, ...people.map(({ id }) => id)])
  const age = ageAt(viewer.dateOfBirth, now)
  return people.filter(
    ({ id, dateOfBirth }) =>
      !isOutsideWantedAges(age, wishes.get(id)) &&
      !isOutsideWantedAges(ageAt(dateOfBirth, now), wishes.get(viewer.id)),
  )
}
