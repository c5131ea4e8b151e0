import type { SQL } from 'drizzle-orm'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { MemberRow } from '../../../tables/index.ts'
import { findMembers } from './memberList.store.ts'
import { fitting } from './searchScope.ts'

/**
 * People whom the viewer seeks and who seek the viewer, that also fit the conditions; nobody of another
 * brand, nobody behind a block.
 */
export function candidates(
  { brand, db, viewer }: MemberCtx,
  conditions: readonly SQL[],
  most: number,
): Promise<MemberRow[]> {
  const circle = {
    brand: brand.id,
    withFictional: brand.settings.fictional_profiles,
    viewer: viewer.id,
    gender: viewer.seeking,
    seeking: viewer.gender,
  }
  return findMembers(db, fitting(db, circle, conditions), { offset: 0, limit: most })
}
