import type { Locale } from '@bouquet/contract'

/** A country's regions as SVG paths. Written by `npm run maps -w @bouquet/server`. */
export interface RegionMap {
  readonly viewBox: readonly number[]
  /** The land around the country; empty when only the country is drawn. */
  readonly land: string
  readonly regions: readonly { readonly name: string; readonly path: string }[]
}

export interface CountryMap extends RegionMap {
  readonly country: string
  /** URL of an SVG file with its shapes. */
  readonly sheet: string
}

const files = import.meta.glob<RegionMap>('./generated/*.json', { eager: true, import: 'default' })
const sheets = import.meta.glob<string>('./generated/*.json', {
  eager: true,
  import: 'default',
  query: '?sheet',
})

/** The countries in which a language is most read, and then its neighbours. */
const countriesByLocale: Readonly<Record<Locale, readonly string[]>> = {
  da: ['DK', 'NO', 'SE'],
  de: ['DE', 'AT', 'CH'],
  en: ['GB', 'IE', 'US'],
  es: ['ES', 'FR'],
  fi: ['FI', 'SE'],
  fr: ['FR', 'BE', 'CH'],
  it: ['IT', 'CH'],
  nb: ['NO', 'SE', 'DK'],
  nl: ['NL', 'BE'],
  pl: ['PL', 'DE'],
  sv: ['SE', 'FI', 'NO'],
}

/** Maps for a page, that of its language first. None when the brand serves no country with a map. */
export function mapsFor(locale: Locale, served: readonly string[]): readonly CountryMap[] {
  const near = countriesByLocale[locale].filter((country) => served.includes(country))
  const countries = near.length > 0 ? near : served
  return countries.flatMap((country) => {
    const file = `./generated/${country}.json`
    const [map, sheet] = [files[file], sheets[file]]
    return map && sheet ? [{ country, sheet, ...map }] : []
  })
}
