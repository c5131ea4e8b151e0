import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { members, sessions } from '../../tables/index.ts'
import { secondsAfter } from '../clock.ts'
import type { Db } from '../database/Database.ts'
import { prepareOnce } from '../database/queries.ts'
import { hashToken } from '../ids.ts'

export function insertSession(tx: Db, row: typeof sessions.$inferInsert) {
  return tx.insert(sessions).values(row)
}

const sessionQuery = prepareOnce((db) =>
  db
    .select({ session: sessions, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.member))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.ends, sql.placeholder('now')),
        eq(members.brand, sql.placeholder('brand')),
      ),
    )
    .prepare('find-session'),
)

interface SessionToken {
  readonly brand: string
  /** The token in the cookie. */
  readonly token: string
  readonly now: Date
}

/** The member of a session that has not ended, within one brand. */
export async function findSession(db: Db, { brand, token, now }: SessionToken) {
  const tokenHash = hashToken(token)
  const [found] = await sessionQuery(db).execute({ brand, tokenHash, now: now.toISOString() })
  return found ?? findJustRenewedSession(db, { brand, tokenHash, now })
}

/** How long the token before a renewal is valid: for requests that were on their way. */
const renewalGraceSeconds = 10

async function findJustRenewedSession(
  db: Db,
  { brand, tokenHash, now }: { readonly brand: string; readonly tokenHash: string; now: Date },
) {
  const [found] = await db
    .select({ session: sessions, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.member))
    .where(
      and(
        eq(sessions.previousTokenHash, tokenHash),
        gt(sessions.authenticated, secondsAfter(now, -renewalGraceSeconds)),
        gt(sessions.ends, now),
        eq(members.brand, brand),
      ),
    )
  return found
}

/** Replaces the token of a session whose member has just proved who they are. */
export function replaceToken(
  db: Db,
  id: string,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: Date },
) {
  return db
    .update(sessions)
    .set({ tokenHash, previousTokenHash: sessions.tokenHash, authenticated: now })
    .where(eq(sessions.id, id))
}

export async function markSeen(db: Db, session: string, member: string, now: Date) {
  await db.update(sessions).set({ lastSeen: now }).where(eq(sessions.id, session))
  await db.update(members).set({ lastSeen: now }).where(eq(members.id, member))
}

/** Marks the page of a session as not visible, because it is in the background or the device sleeps. */
export function markHidden(db: Db, session: string, now: Date) {
  return db.update(sessions).set({ hidden: now }).where(eq(sessions.id, session))
}

export function markShown(db: Db, session: string) {
  return db.update(sessions).set({ hidden: null }).where(eq(sessions.id, session))
}

/** Whether a member has had a visible page open since this moment. */
export async function isWatching(db: Db, member: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.member, member), gt(sessions.lastSeen, since), isNull(sessions.hidden)))
    .limit(1)
  return rows.length > 0
}

/** A member's sessions that have not ended, most recently seen first. */
export function listSessions(db: Db, member: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.member, member), gt(sessions.ends, now)))
    .orderBy(desc(sessions.lastSeen), desc(sessions.id))
}

/** Ends the least recently seen sessions of a member beyond `most`. */
export function endOldestSessions(tx: Db, member: string, most: number) {
  return tx
    .delete(sessions)
    .where(
      inArray(
        sessions.id,
        tx
          .select({ id: sessions.id })
          .from(sessions)
          .where(eq(sessions.member, member))
          .orderBy(desc(sessions.lastSeen), desc(sessions.created), desc(sessions.id))
          .offset(most),
      ),
    )
    .returning()
}

/** Locks a member's row, so that concurrent logins end the oldest sessions one after the other. */
export function lockLogins(tx: Db, member: string) {
  return tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, member))
    .for('no key update')
}

/** Deletes a session, if it belongs to this member. */
export function deleteSession(tx: Db, member: string, id: string) {
  return tx
    .delete(sessions)
    .where(and(eq(sessions.member, member), eq(sessions.id, id)))
    .returning()
}

/** Deletes all sessions of a member except one. */
export function deleteSessions(tx: Db, member: string, except: string | null) {
  return tx
    .delete(sessions)
    .where(
      except
        ? and(eq(sessions.member, member), ne(sessions.id, except))
        : eq(sessions.member, member),
    )
    .returning()
}
