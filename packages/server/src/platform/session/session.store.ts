import { and, eq, gt, ne } from 'drizzle-orm'
import { members, sessions } from '../../tables/index.ts'
import type { Db } from '../database/Database.ts'

export const insertSession = (tx: Db, row: typeof sessions.$inferInsert) =>
  tx.insert(sessions).values(row)

/** The member of a session that has not ended, within one brand. */
export async function findSession(db: Db, brand: string, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ session: sessions, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.member))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.ends, now), eq(members.brand, brand)))
  return found
}

export async function markSeen(db: Db, session: string, member: string, now: Date) {
  await db.update(sessions).set({ seen: now }).where(eq(sessions.id, session))
  await db.update(members).set({ lastSeen: now }).where(eq(members.id, member))
}

export const deleteSession = (db: Db, id: string) => db.delete(sessions).where(eq(sessions.id, id))

/** Ends every login of a member but one. */
export const deleteOtherSessions = (tx: Db, member: string, kept: string | null) =>
  tx
    .delete(sessions)
    .where(
      kept ? and(eq(sessions.member, member), ne(sessions.id, kept)) : eq(sessions.member, member),
    )
