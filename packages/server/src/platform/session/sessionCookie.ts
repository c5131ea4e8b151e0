import { browserStorage, constants } from '@bouquet/contract'
import { localeCookie } from '@bouquet/i18n'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { MemberRow } from '../../tables/index.ts'
import type { Env } from '../http/App.ts'
import { cookieName } from '../http/cookieName.ts'
import { hashToken, newToken } from '../ids.ts'
import { replaceToken } from './session.store.ts'

const { session } = browserStorage

export const sessionSeconds = session.lifetime.count * 86_400

export function readSessionCookie(http: Context, isSecure: boolean): string | undefined {
  return getCookie(http, cookieName(session, isSecure))
}

function writeSessionCookie(http: Context, token: string, isSecure: boolean): void {
  setCookie(http, cookieName(session, isSecure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: sessionSeconds,
  })
}

export function clearSessionCookie(http: Context<Env>): void {
  const { isSecure: secure } = http.get('ctx').visit
  deleteCookie(http, cookieName(session, secure), { path: '/', secure })
}

export interface NewSession {
  readonly member: MemberRow
  readonly token: string
}

/** Sets the session cookie, and the member's language unless this browser already has one. */
export function startSession(http: Context<Env>, { member, token }: NewSession): void {
  const { isSecure } = http.get('ctx').visit
  writeSessionCookie(http, token, isSecure)
  if (getCookie(http, constants.cookies.locale)) return
  http.header('set-cookie', localeCookie(member.language, isSecure), { append: true })
}

/**
 * Gives the viewer's session a new token, after they have proved who they are (OWASP ASVS 7.2.4). Requests on their
 * way keep theirs for a moment.
 */
export async function renewSession(http: Context<Env>): Promise<void> {
  const { clock, db, viewer, visit } = http.get('ctx')
  if (!viewer) return
  const token = newToken()
  const now = clock.now()
  await replaceToken(db, viewer.sessionId, { tokenHash: hashToken(token), now })
  writeSessionCookie(http, token, visit.isSecure)
}
