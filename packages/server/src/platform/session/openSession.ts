import { secondsAfter } from '../clock.ts'
import type { Db } from '../database/Database.ts'
import type { Ctx } from '../http/Ctx.ts'
import { hashToken, newId, newToken } from '../ids.ts'
import { endOldestSessions, insertSession, lockLogins } from './session.store.ts'
import { sessionSeconds } from './sessionCookie.ts'

/** Maximum number of sessions of a member. */
const mostSessions = 20

/**
 * Logs a member in. The oldest login ends when there would be more than {@link mostSessions}.
 * @returns the token for the cookie; it is not stored and cannot be read again
 */
export async function openSession(tx: Db, { clock, visit }: Ctx, member: string): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await lockLogins(tx, member)
  await insertSession(tx, {
    id: newId(),
    member,
    tokenHash: hashToken(token),
    userAgent: visit.agent,
    created: now,
    lastSeen: now,
    ends: secondsAfter(now, sessionSeconds),
  })
  await endOldestSessions(tx, member, mostSessions)
  return token
}
