import { calls, streams } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import type { Context } from 'hono'
import type { Viewer } from '../http/Ctx.ts'
import type { Services } from '../http/Services.ts'
import { hashToken } from '../ids.ts'
import { findSession, markSeen, markShown } from './session.store.ts'
import { readSessionCookie } from './sessionCookie.ts'

const seenEveryMs = 60_000

/** What an open page asks for by itself, so that it says nothing of anybody looking at it. */
const asksItself: readonly string[] = [
  calls.getUser,
  calls.chats,
  calls.likes,
  calls.pageHidden,
  { method: 'GET', path: streams.events },
].map(({ method, path }) => `${method} ${path}`)

const isByHand = ({ method, path }: Context['req']) =>
  !asksItself.includes(`${method} ${path}`) && !path.startsWith(streams.photo)

/** The member whose session cookie a request carries; nobody when it ended or the account was closed. */
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
  if (session.hidden && isByHand(http.req)) await markShown(db, session.id)
  return { ...member, sessionId: session.id }
}

/** The login of a request as it stands now; asking says nothing of the member being here. */
export async function findViewerSession({ db, clock }: Services, brand: Brand, http: Context) {
  const token = readSessionCookie(http)
  const found = token && (await findSession(db, brand.id, hashToken(token), clock.now()))
  if (!found || found.member.status === 'banned' || found.member.status === 'deleting') return
  return found
}
