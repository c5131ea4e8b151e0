import type { SQL } from 'drizzle-orm'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { MemberRow } from '../../../tables/index.ts'
import { listMembers } from './memberList.store.ts'
import { visibleTo } from './searchScope.ts'

/**
 * Members who match the viewer's preference and the other way round, and meet the conditions; only of the
 * viewer's brand, without blocked members.
 */
export function findCandidates(
  { brand, db, viewer }: MemberCtx,
  conditions: readonly SQL[],
  limit: number,
): Promise<MemberRow[]> {
  const scope = {
    brand: brand.id,
    withFictional: brand.settings.fictional_profiles,
    viewer: viewer.id,
    gender: viewer.seeking,
    seeking: viewer.gender,
  }
  return listMembers(db, visibleTo(db, scope, conditions), { offset: 0, limit })
}
