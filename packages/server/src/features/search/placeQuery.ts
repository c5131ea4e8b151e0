import type { SearchQuery } from '@bouquet/contract'
import { nearKm } from '@bouquet/contract'
import { loadTowns } from '../places/index.ts'
import type { PlacedQuery } from '../profiles/index.ts'

/** Replaces the town of a search by the towns around it, across borders; a town that is not known by its own name. */
export async function placeQuery({ near, ...query }: SearchQuery): Promise<PlacedQuery> {
  if (near === undefined || query.country === undefined) return query
  const { country, countryregion: _region, city: _city, ...others } = query
  const towns = (await loadTowns()).within(country, near, nearKm)
  return { ...others, towns: towns ?? new Map([[country, [near.trim()]]]) }
}
