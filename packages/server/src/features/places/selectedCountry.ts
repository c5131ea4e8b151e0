import { countrySchema } from '@bouquet/contract'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

const name = 'country'

const yearSeconds = 365 * 86_400

/** The country that a visitor chose instead of the guessed one. */
export function selectedCountry(http: Context): string | null {
  const chosen = countrySchema.safeParse(getCookie(http, name))
  return chosen.success ? chosen.data : null
}

/** Keeps a visitor's correction; null takes it back. */
export function keepCountry(http: Context, country: string | null, isSecure: boolean): void {
  if (country === null) return void deleteCookie(http, name, { path: '/' })
  setCookie(http, name, country, {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: yearSeconds,
  })
}
