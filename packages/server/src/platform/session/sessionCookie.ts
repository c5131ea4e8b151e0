import { constants } from '@bouquet/contract'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

const name = `${constants.cookies.authPrefix}session`

export const sessionSeconds = constants.cookies.authDays * 86_400

export const readSessionCookie = (http: Context): string | undefined => getCookie(http, name)

export function writeSessionCookie(http: Context, token: string, isSecure: boolean): void {
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
