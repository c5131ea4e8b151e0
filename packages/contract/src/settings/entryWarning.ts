import type { FeatureSettings } from './schema.ts'

type Warning = Pick<FeatureSettings, 'enable_site_entry_popup' | 'site_entry_countries'>

/** Countries whose visitors are warned on pages without navigation too: landers, signup, login. */
const plainCountries: readonly string[] = ['NL', 'DE']

/** Whose visitors a page warns before they come in. */
export interface Warned {
  /** Codes of countries; empty for all. */
  readonly countries: readonly string[]
  /** Whether somebody from an unknown country is warned. */
  readonly unknown: boolean
}

/**
 * Whose visitors a page of a brand warns.
 * @param isPlain whether the page has no navigation
 * @returns null where nobody is warned
 */
export function warnedOn(settings: Warning, isPlain: boolean): Warned | null {
  const { enable_site_entry_popup, site_entry_countries: chosen } = settings
  if (enable_site_entry_popup === 'no') return null
  if (!isPlain) return { countries: chosen, unknown: true }
  const countries = plainCountries.filter((code) => chosen.length === 0 || chosen.includes(code))
  return countries.length === 0 ? null : { countries, unknown: false }
}

/** @param country code of the visitor's country; null when it is not known */
export function warns({ countries, unknown }: Warned, country: string | null): boolean {
  return country === null ? unknown : countries.length === 0 || countries.includes(country)
}
