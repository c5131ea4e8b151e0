import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { MemberRow } from '../../../tables/index.ts'
import { ageAt } from '../../members/index.ts'
import { findMatchPreferences } from './matchFinder.store.ts'
import { isOutsideWantedAges } from './rankMatch.rules.ts'

/**
 * Keeps the members whose age the viewer wants and who want the viewer's age; a member without a
 * preference wants every age.
 */
export async function filterByWantedAge(
  { clock, db, viewer }: MemberCtx,
  people: readonly MemberRow[],
): Promise<MemberRow[]> {
  const now = clock.now()
  const preferences = await findMatchPreferences(db, [viewer.id, ...people.map(({ id }) => id)])
  const age = ageAt(viewer.dateOfBirth, now)
  return people.filter(
    ({ id, dateOfBirth }) =>
      !isOutsideWantedAges(age, preferences.get(id)) &&
      !isOutsideWantedAges(ageAt(dateOfBirth, now), preferences.get(viewer.id)),
  )
}
