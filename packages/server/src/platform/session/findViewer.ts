import { calls, streams } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import type { Context } from 'hono'
import type { Viewer } from '../http/Ctx.ts'
import type { Services } from '../http/Services.ts'
import { hashToken } from '../ids.ts'
import { findSession, markSeen, markShown } from './session.store.ts'
import { readSessionCookie } from './sessionCookie.ts'

const seenEveryMs = 60_000

/** Calls that an open page makes by itself; they do not show that the member is present. */
const automaticCalls: readonly string[] = [
  calls.getUser,
  calls.chats,
  calls.likes,
  calls.pageHidden,
  { method: 'GET', path: streams.events },
].map(({ method, path }) => `${method} ${path}`)

const isUserAction = ({ method, path }: Context['req']) =>
  !automaticCalls.includes(`${method} ${path}`) && !path.startsWith(streams.photo)

/**
 * The member of a request's session cookie; null when the session has ended or the account is closed.
 * Records that the member was seen.
 */
export async function findViewer(
  services: Services,
  brand: Brand,
  http: Context,
): Promise<Viewer | null> {
  const { db, clock } = services
  const found = await findViewerSession(services, brand, http)
  if (!found) return null
  const now = clock.now()
  const { session, member } = found
  const noted = Math.min(session.lastSeen.getTime(), member.lastSeen?.getTime() ?? 0)
  if (now.getTime() - noted > seenEveryMs) await markSeen(db, session.id, member.id, now)
  if (session.hidden && isUserAction(http.req)) await markShown(db, session.id)
  return { ...member, sessionId: session.id }
}

/** The session and member of a request, without recording that the member was seen. */
export async function findViewerSession({ db, clock }: Services, brand: Brand, http: Context) {
  const token = readSessionCookie(http)
  const found = token && (await findSession(db, brand.id, hashToken(token), clock.now()))
  if (!found || found.member.status === 'banned' || found.member.status === 'deleting') return
  return found
}
