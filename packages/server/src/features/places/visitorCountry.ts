import { readFile } from 'node:fs/promises'
import { browserStorage } from '@bouquet/contract'
import { countrySchema } from '@bouquet/contract/schemas'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { Reader } from 'mmdb-lib'
import { z } from 'zod'

const entrySchema = z.object({ country_code: countrySchema })

let reading: Promise<Reader<object>> | undefined

/** Address ranges by country (public domain), loaded on first use. */
async function openAddressRanges() {
  const file = import.meta.resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  )
  return new Reader<object>(await readFile(new URL(file)))
}

interface Visit {
  readonly address: string
  /** Country from a trusted proxy's header. */
  readonly fromHeader: string | undefined
}

/** The country of a network address; null if unknown. No external service is called. */
export async function detectCountry({ address, fromHeader }: Visit): Promise<string | null> {
  const fromProxy = countrySchema.safeParse(fromHeader?.toUpperCase())
  if (fromProxy.success) return fromProxy.data
  if (!address) return null
  reading ??= openAddressRanges()
  const ranges = await reading
  const entry = entrySchema.safeParse(ranges.get(address.replace(/^::ffff:/, '')))
  return entry.success ? entry.data.country_code : null
}

const { name: cookieName, lifetime } = browserStorage.country

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
    maxAge: lifetime.count * 86_400,
  })
}
