import { streams } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import type { Context } from 'hono'
import type { Ctx, Viewer, Visit } from '../http/Ctx.ts'
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

/** The services, and what a request was made to. */
type Visited = Pick<Ctx, 'activeWeeks' | 'brand' | 'clock' | 'db'> & {
  readonly visit: Pick<Visit, 'isSecure'>
}

/**
 * The member of a request's session cookie; null when the session has ended or the account is closed.
 * Records that the member was seen.
 */
export async function findViewer(visited: Visited, http: Context): Promise<Viewer | null> {
  const { activeWeeks, db, clock } = visited
  const found = await findViewerSession(visited, http)
  if (!found) return null
  const now = clock.now()
  const { session, member } = found
  const noted = Math.min(session.lastSeen.getTime(), member.lastSeen?.getTime() ?? 0)
  if (now.getTime() - noted > seenEveryMs) {
    await activeWeeks.count(member, now)
    await markSeen(db, session.id, member.id, now)
  }
  if (session.hidden && isUserAction(http.req)) await markShown(db, session.id)
  return { ...member, sessionId: session.id, authenticated: session.authenticated }
}

/** The session and member of a request, without recording that the member was seen. */
export async function findViewerSession(
  { db, clock, brand, visit }: Omit<Visited, 'activeWeeks'>,
  http: Context,
) {
  const token = readSessionCookie(http, visit.isSecure)
  const found = token && (await findSession(db, { brand: brand.id, token, now: clock.now() }))
  if (!found || found.member.status === 'banned' || found.member.status === 'deleting') return
  return found
}
