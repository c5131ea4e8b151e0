import { browserStorage, constants } from '@bouquet/contract'
import { localeCookie } from '@bouquet/i18n'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { MemberRow } from '../../tables/index.ts'
import type { Env } from '../http/App.ts'

const { name, kept } = browserStorage.session

export const sessionSeconds = kept.count * 86_400

export const readSessionCookie = (http: Context): string | undefined => getCookie(http, name)

function writeSessionCookie(http: Context, token: string, isSecure: boolean): void {
  setCookie(http, name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: sessionSeconds,
  })
}

export const clearSessionCookie = (http: Context): void =>
  void deleteCookie(http, name, { path: '/' })

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
