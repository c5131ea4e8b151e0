import { nicheNumbers } from '@bouquet/contract'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { members, visibleOnBrands } from '../../../tables/index.ts'
import type { BrandScope, SharingBrand } from './sharing.rules.ts'

/** The other brands that a member agreed to be shown on. */
export function listVisibleOn(db: Db, member: string) {
  return db.select().from(visibleOnBrands).where(eq(visibleOnBrands.member, member))
}

export function insertVisibleOn(tx: Db, row: typeof visibleOnBrands.$inferInsert) {
  return tx
    .insert(visibleOnBrands)
    .values(row)
    .onConflictDoUpdate({
      target: [visibleOnBrands.member, visibleOnBrands.brand],
      set: { niche: row.niche, since: row.since },
    })
}

/** @returns whether the member was shown there */
export async function deleteVisibleOn(tx: Db, member: string, brand: string): Promise<boolean> {
  const rows = await tx
    .delete(visibleOnBrands)
    .where(and(eq(visibleOnBrands.member, member), eq(visibleOnBrands.brand, brand)))
    .returning({ brand: visibleOnBrands.brand })
  return rows.length > 0
}

/** Condition for members of other brands who agreed to be shown on this one, as it is now. */
export function isShownOn({ id, niche }: SharingBrand): SQL {
  return sql`exists (select 1 from ${visibleOnBrands} shown
    where shown.member = ${members.id} and shown.brand = ${id} and shown.niche = ${nicheNumbers[niche]})`
}

/**
 * Condition for members whom the viewer may be in contact with: members of the same brand, and members of another
 * brand if one of the two agreed to be shown on the other's brand.
 */
export function isInReach({ brand, viewer, sharing }: BrandScope): SQL | undefined {
  const own = eq(members.brand, brand)
  if (sharing.length === 0) return own
  const agreed = sharing.map(({ id, niche }) => sql`(${id}::text, ${nicheNumbers[niche]}::int)`)
  return or(
    own,
    sql`exists (select 1 from ${visibleOnBrands} shown
      where (shown.brand, shown.niche) in (${sql.join(agreed, sql`, `)}) and (
        (shown.member = ${members.id} and shown.brand = ${brand})
        or (shown.member = ${viewer} and shown.brand = ${members.brand})))`,
  )
}

/** Condition for members who have liked the viewer or are in a conversation of the viewer's list. */
export function hasContacted(viewer: string): SQL {
  return sql`(exists (select 1 from likes where liker = ${members.id} and liked = ${viewer})
    or exists (select 1 from participants mine
      join participants theirs on theirs.conversation = mine.conversation
      where mine.member = ${viewer} and not mine.hidden and theirs.member = ${members.id}))`
}
