import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { MemberRow } from '../../../tables/index.ts'
import { ageAt } from '../../members/index.ts'
import { findWishes } from './matchFinder.store.ts'
import { isUnwished } from './rank.rules.ts'

/** Leaves out those whom the viewer's wish of age excludes, or whose own wish excludes the viewer. */
export async function suitsWishes(
  { clock, db, viewer }: MemberCtx,
  people: readonly MemberRow[],
): Promise<MemberRow[]> {
  const now = clock.now()
  const wishes = await findWishes(db, [viewer.id, ...people.map(({ id }) => id)])
  const age = ageAt(viewer.dateOfBirth, now)
  return people.filter(
    ({ id, dateOfBirth }) =>
      !isUnwished(age, wishes.get(id)) &&
      !isUnwished(ageAt(dateOfBirth, now), wishes.get(viewer.id)),
  )
}
