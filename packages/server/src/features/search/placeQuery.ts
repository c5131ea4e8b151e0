import { nearKm, type SearchQuery } from '@bouquet/contract'
import { loadTowns } from '../places/index.ts'
import type { PlacedQuery } from '../profiles/index.ts'

/**
 * Replaces the town of a search with its surroundings, across borders. An unknown town is searched by its name alone.
 */
export async function placeQuery({ near, ...query }: SearchQuery): Promise<PlacedQuery> {
  if (near === undefined || query.country === undefined) return query
  const { country, countryregion: _region, city: _city, ...others } = query
  const towns = await loadTowns()
  const name = towns.called(country, near)[0]?.region
  const surroundings = {
    towns: towns.within(country, near, nearKm) ?? new Map([[country, [near.trim()]]]),
    region: name ? { country, name } : null,
  }
  return { ...others, near: surroundings }
}
