import { readFile } from 'node:fs/promises'
import { countrySchema } from '@bouquet/contract'
import { Reader } from 'mmdb-lib'
import { z } from 'zod'

const entrySchema = z.object({ country_code: countrySchema })

let reading: Promise<Reader<object>> | undefined

/** Address ranges by country (public domain), read when first asked for. */
async function openAddressRanges() {
  const file = import.meta.resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  )
  return new Reader<object>(await readFile(new URL(file)))
}

interface Visit {
  readonly address: string
  /** What a proxy in front of the program says, when it is believed. */
  readonly fromHeader: string | undefined
}

/** The country that a visitor most likely is in; null for an address of no country. No one outside is asked. */
export async function detectCountry({ address, fromHeader: told }: Visit): Promise<string | null> {
  const fromProxy = countrySchema.safeParse(told?.toUpperCase())
  if (fromProxy.success) return fromProxy.data
  if (!address) return null
  reading ??= openAddressRanges()
  const ranges = await reading
  const entry = entrySchema.safeParse(ranges.get(address.replace(/^::ffff:/, '')))
  return entry.success ? entry.data.country_code : null
}
