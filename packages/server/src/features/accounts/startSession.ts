import { constants } from '@bouquet/contract'
import { localeCookie } from '@bouquet/i18n'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Env } from '../../platform/http/App.ts'
import { writeSessionCookie } from '../../platform/session/sessionCookie.ts'
import type { MemberRow } from '../../tables/index.ts'

export interface NewSession {
  readonly member: MemberRow
  readonly token: string
}

/** Sets the session cookie, and the member's language unless one was chosen in this browser before. */
export function startSession(http: Context<Env>, { member, token }: NewSession): void {
  writeSessionCookie(http, token, http.get('ctx').visit.isSecure)
  if (getCookie(http, constants.cookies.locale)) return
  http.header('set-cookie', localeCookie(member.language), { append: true })
}
