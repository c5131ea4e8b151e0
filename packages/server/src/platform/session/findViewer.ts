import type { Brand } from '@bouquet/theme'
import type { Context } from 'hono'
import type { Viewer } from '../http/Ctx.ts'
import type { Services } from '../http/Services.ts'
import { hashToken } from '../ids.ts'
import { findSession, markSeen } from './session.store.ts'
import { readSessionCookie } from './sessionCookie.ts'

const seenEveryMs = 60_000

/** The member whose session cookie a request carries; nobody when it ended or the account was closed. */
export async function findViewer(
  { db, clock }: Services,
  brand: Brand,
  http: Context,
): Promise<Viewer | null> {
  const token = readSessionCookie(http)
  if (!token) return null
  const now = clock.now()
  const found = await findSession(db, brand.id, hashToken(token), now)
  if (!found || found.member.status === 'banned' || found.member.status === 'deleting') return null
  const { session, member } = found
  if (now.getTime() - (member.lastSeen?.getTime() ?? 0) > seenEveryMs) {
    await markSeen(db, session.id, member.id, now)
  }
  return { ...member, sessionId: session.id }
}
