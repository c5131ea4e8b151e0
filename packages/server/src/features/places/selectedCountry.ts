import { countrySchema } from '@bouquet/contract'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

const cookieName = 'country'

const yearSeconds = 365 * 86_400

/** The country that a visitor selected instead of the detected one. */
export function readSelectedCountry(http: Context): string | null {
  const chosen = countrySchema.safeParse(getCookie(http, cookieName))
  return chosen.success ? chosen.data : null
}

/** Saves a visitor's selection in a cookie; null removes it. */
export function saveSelectedCountry(
  http: Context,
  country: string | null,
  isSecure: boolean,
): void {
  if (country === null) return void deleteCookie(http, cookieName, { path: '/' })
  setCookie(http, cookieName, country, {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: yearSeconds,
  })
}
