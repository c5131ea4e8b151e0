import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { type StaffRow, staff } from '../../tables/index.ts'

export const listStaff = (db: Db): Promise<StaffRow[]> =>
  db.select().from(staff).orderBy(asc(staff.created))

/** Only who still works here. */
export async function findStaff(db: Db, email: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.ended)))
  return row
}

/** Takes somebody on, again if need be, or changes their name and role. */
export async function writeStaff(tx: Db, row: typeof staff.$inferInsert): Promise<StaffRow> {
  const { name, role } = row
  const [written] = await tx
    .insert(staff)
    .values(row)
    .onConflictDoUpdate({ target: staff.email, set: { name, role, ended: null } })
    .returning()
  if (!written) throw new Error('The member of staff was not kept.')
  return written
}

/** @returns undefined when nobody of this address works here */
export async function closeStaff(
  tx: Db,
  email: string,
  ended: Date,
): Promise<StaffRow | undefined> {
  const [row] = await tx
    .update(staff)
    .set({ ended })
    .where(and(eq(staff.email, email), isNull(staff.ended)))
    .returning()
  return row
}
