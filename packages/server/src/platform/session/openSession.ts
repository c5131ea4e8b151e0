import { secondsAfter } from '../clock.ts'
import type { Db } from '../database/Database.ts'
import type { Ctx } from '../http/Ctx.ts'
import { hashToken, newId, newToken } from '../ids.ts'
import { insertSession } from './session.store.ts'
import { sessionSeconds } from './sessionCookie.ts'

/** Logs a member in. @returns the token for the cookie; it is not stored and cannot be read again. */
export async function openSession(tx: Db, { clock, visit }: Ctx, member: string): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await insertSession(tx, {
    id: newId(),
    member,
    tokenHash: hashToken(token),
    agent: visit.agent,
    created: now,
    seen: now,
    ends: secondsAfter(now, sessionSeconds),
  })
  return token
}
