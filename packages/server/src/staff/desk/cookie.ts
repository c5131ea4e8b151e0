import { staffCookie, staffLifetimes } from '@bouquet/contract/staff'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

const { name, path } = staffCookie

export const readDeskCookie = (http: Context): string | undefined => getCookie(http, name)

export function writeDeskCookie(http: Context, token: string, isSecure: boolean): void {
  setCookie(http, name, token, {
    path,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: staffLifetimes.sessionHours * 3_600,
  })
}

export const dropDeskCookie = (http: Context): void => void deleteCookie(http, name, { path })
