import { and, eq, or } from 'drizzle-orm'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { type MemberRow, members } from '../../../tables/index.ts'
import { brandScope } from './sharing.rules.ts'
import { hasContacted, isInReach, isShownOn } from './visibility.store.ts'

/**
 * Whether the viewer may see a member of another brand: one who agreed to be shown here, or one who contacted
 * the viewer where the viewer agreed to be shown. Visitors see nobody of other brands.
 */
export async function isShared(
  { brand, brands, db, viewer }: Pick<Ctx, 'brand' | 'brands' | 'db' | 'viewer'>,
  member: Pick<MemberRow, 'id' | 'brand'>,
): Promise<boolean> {
  if (viewer === null) return false
  const scope = brandScope(brands, { brand: brand.id, viewer: viewer.id })
  if (!scope.sharing.some(({ id }) => id === member.brand)) return false
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.id, member.id),
        or(isShownOn(brand), and(isInReach(scope), hasContacted(viewer.id))),
      ),
    )
  return rows.length > 0
}
