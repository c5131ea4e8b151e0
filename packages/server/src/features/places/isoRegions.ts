import { iso31662 } from 'iso-3166'

/** Names of a country's first-level areas from ISO 3166-2, in alphabetical order, without notes in brackets. */
export function isoRegions(country: string): string[] {
  const names = iso31662
    .filter(({ parent }) => parent === country)
    .map(({ name }) => name.replace(/\s*\(.*\)$/, ''))
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other))
}
