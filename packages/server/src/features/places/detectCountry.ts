import { readFile } from 'node:fs/promises'
import { countrySchema } from '@bouquet/contract'
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
