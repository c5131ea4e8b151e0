import type { SQL } from 'drizzle-orm'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { MemberRow } from '../../../tables/index.ts'
import { listMembers } from './memberList.store.ts'
import { visibleTo } from './searchScope.ts'

/**
 * People whom the viewer seeks and who seek the viewer, that also fit the conditions; nobody of another
 * brand, nobody behind a block.
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
