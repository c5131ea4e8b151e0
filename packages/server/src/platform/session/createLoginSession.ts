import { secondsAfter } from '../clock.ts'
import type { Db } from '../database/Database.ts'
import type { Ctx } from '../http/Ctx.ts'
import { hashToken, newId, newToken } from '../ids.ts'
import { endSession, limitSessions } from './endSessions.ts'
import { insertSession, lockLogins } from './session.store.ts'
import { sessionSeconds } from './sessionCookie.ts'

/** Maximum number of sessions of a member. */
const mostSessions = 20

/**
 * Logs a member in. The login that this browser had ends, and the oldest when there would be more than
 * {@link mostSessions}.
 * @returns the token for the cookie; it is not stored and cannot be read again
 */
export async function createLoginSession(tx: Db, ctx: Ctx, member: string): Promise<string> {
  const { brand, bus, clock, viewer, visit } = ctx
  const token = newToken()
  const now = clock.now()
  await lockLogins(tx, member)
  if (viewer) await endSession(tx, { bus, brand: brand.id, member: viewer.id }, viewer.sessionId)
  await insertSession(tx, {
    id: newId(),
    member,
    tokenHash: hashToken(token),
    userAgent: visit.agent,
    created: now,
    authenticated: now,
    lastSeen: now,
    ends: secondsAfter(now, sessionSeconds),
  })
  await limitSessions(tx, { bus, brand: brand.id, member }, mostSessions)
  return token
}
