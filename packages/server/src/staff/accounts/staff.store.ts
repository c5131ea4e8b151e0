import type { Page, staffActions } from '@bouquet/contract/staff'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { deleteFactor } from '../../features/accounts/index.ts'
import type { Db } from '../../platform/database/Database.ts'
import { matching, readPage } from '../../platform/database/readPage.ts'
import { type StaffRow, staff } from '../../tables/index.ts'

/** Only current staff. */
export async function findStaff(db: Db, email: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.ended)))
  return row
}

/** Adds a member of staff, or changes their name and role. One who returns has no password. */
export async function writeStaff(tx: Db, row: typeof staff.$inferInsert): Promise<StaffRow> {
  const { name, role } = row
  const passwordHash = sql`case when ${staff.ended} is null then ${staff.passwordHash} end`
  const [written] = await tx
    .insert(staff)
    .values(row)
    .onConflictDoUpdate({ target: staff.email, set: { name, role, ended: null, passwordHash } })
    .returning()
  if (!written) throw new Error('The member of staff was not kept.')
  return written
}

/** @returns undefined when their access has ended */
export async function setPassword(
  tx: Db,
  id: string,
  passwordHash: string,
): Promise<StaffRow | undefined> {
  const [row] = await tx
    .update(staff)
    .set({ passwordHash })
    .where(and(eq(staff.id, id), isNull(staff.ended)))
    .returning()
  return row
}

/**
 * Ends a person's access and removes their second factor.
 * @returns undefined when no current member of staff has this address
 */
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
  if (row) await deleteFactor(tx, { kind: 'staff', id: row.id })
  return row
}

type ListQuery = z.output<typeof staffActions.staff.input>

/** Current and former staff, the first added first. */
export function listStaff(db: Db, { role, state, ...query }: ListQuery): Promise<Page<StaffRow>> {
  const isIn = { working: isNull(staff.ended), ended: isNotNull(staff.ended) } as const
  return readPage<StaffRow>(
    db,
    {
      table: staff,
      moment: staff.created,
      id: staff.id,
      first: 'oldest',
      where: and(matching(staff.role, role), state && isIn[state]),
      rows: ({ where, orderBy, limit }) =>
        db
          .select()
          .from(staff)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ created, id }) => ({ moment: created, id }),
    },
    query,
  )
}
