import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { type StaffRow, staff, staffInvitations, staffSessions } from '../../tables/index.ts'

export function insertStaffSession(tx: Db, row: typeof staffSessions.$inferInsert) {
  return tx.insert(staffSessions).values(row)
}

/** A valid login with its member of staff, unless their access has ended. */
export async function findStaffSession(db: Db, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ session: staffSessions, staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staff))
    .where(
      and(eq(staffSessions.tokenHash, tokenHash), gt(staffSessions.ends, now), isNull(staff.ended)),
    )
  return found
}

export function deleteStaffSession(tx: Db, id: string) {
  return tx.delete(staffSessions).where(eq(staffSessions.id, id))
}

export function deleteStaffSessions(tx: Db, person: string) {
  return tx.delete(staffSessions).where(eq(staffSessions.staff, person))
}

export function deleteOtherStaffSessions(tx: Db, person: string, except: string) {
  return tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staff, person), ne(staffSessions.id, except)))
}

/** Replaces an earlier invitation. */
export async function writeInvitation(tx: Db, row: typeof staffInvitations.$inferInsert) {
  const { staff: target, ...set } = row
  await tx
    .insert(staffInvitations)
    .values({ staff: target, ...set })
    .onConflictDoUpdate({ target: staffInvitations.staff, set })
}

const isOpen = (tokenHash: string, now: Date) =>
  and(eq(staffInvitations.tokenHash, tokenHash), gt(staffInvitations.ends, now))

/** The person whose invitation is open now. It may still be used up before it is consumed. */
export async function findInvited(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<StaffRow | undefined> {
  const [found] = await db
    .select({ staff })
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.staff))
    .where(and(isOpen(tokenHash, now), isNull(staff.ended)))
  return found?.staff
}

/** Consumes an invitation. @returns id of the person; undefined when it is used, expired or unknown */
export async function takeInvitation(
  tx: Db,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .delete(staffInvitations)
    .where(isOpen(tokenHash, now))
    .returning({ staff: staffInvitations.staff })
  return row?.staff
}

export function deleteInvitation(tx: Db, person: string) {
  return tx.delete(staffInvitations).where(eq(staffInvitations.staff, person))
}
