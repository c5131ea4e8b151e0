import type { SQL } from 'drizzle-orm'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import { findMembers, fitting } from './search.store.ts'

/**
 * People whom the viewer seeks and who seek the viewer, that also fit the conditions; nobody of another
 * brand, nobody behind a block.
 */
export function candidates(
  { brand, clock, db, viewer }: MemberCtx,
  conditions: readonly SQL[],
  most: number,
): Promise<MemberRow[]> {
  const circle = {
    brand: brand.id,
    viewer: viewer.id,
    gender: viewer.seeking,
    seeking: viewer.gender,
    now: clock.now(),
  }
  return findMembers(db, fitting(db, circle, conditions), most, 0)
}
