import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { staff, staffClaims } from '../../tables/index.ts'

export interface ClaimRow {
  readonly item: string
  readonly staff: string
  /** Name of the member of staff. */
  readonly name: string
  readonly ends: Date
}

const claimant = sql<string>`(select person.name from staff person where person.id = staff_claims.staff)`

interface NewClaim {
  readonly item: string
  readonly staff: string
  readonly now: Date
  readonly ends: Date
}

/**
 * Claims an item that is free or already claimed by the same person, in one write.
 * @returns who has claimed the item now
 */
export async function writeClaim(db: Db, { now, ...row }: NewClaim): Promise<ClaimRow> {
  const isFree = sql`(${staffClaims.staff} = excluded.staff or ${staffClaims.ends} <= ${now.toISOString()}::timestamptz)`
  const [claim] = await db
    .insert(staffClaims)
    .values(row)
    .onConflictDoUpdate({
      target: staffClaims.item,
      set: {
        staff: sql`case when ${isFree} then excluded.staff else ${staffClaims.staff} end`,
        ends: sql`case when ${isFree} then excluded.ends else ${staffClaims.ends} end`,
      },
    })
    .returning({ ...getTableColumns(staffClaims), name: claimant })
  if (!claim) throw new Error('The claim was not kept.')
  return claim
}

export function deleteClaim(db: Db, { item, staff: person }: Pick<NewClaim, 'item' | 'staff'>) {
  return db
    .delete(staffClaims)
    .where(and(eq(staffClaims.item, item), eq(staffClaims.staff, person)))
}

/** The claims of these items that have not ended. */
export async function listClaims(db: Db, items: readonly string[], now: Date): Promise<ClaimRow[]> {
  return items.length === 0
    ? []
    : db
        .select({
          item: staffClaims.item,
          staff: staffClaims.staff,
          name: staff.name,
          ends: staffClaims.ends,
        })
        .from(staffClaims)
        .innerJoin(staff, eq(staff.id, staffClaims.staff))
        .where(
          and(
            sql`${staffClaims.item} = any(${`{${items.join(',')}}`}::text[])`,
            gt(staffClaims.ends, now),
          ),
        )
}
