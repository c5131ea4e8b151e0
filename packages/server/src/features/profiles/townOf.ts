import type { Town } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import { loadTowns } from '../places/index.ts'

/**
 * The town that a member names, in its local spelling and with its region. Of several towns with the name it is the
 * one in the member's region, else the largest.
 * @throws DomainError city_unknown
 */
export async function townOf(
  country: string,
  named: string,
  region: string | null | undefined,
): Promise<Town> {
  const towns = (await loadTowns()).called(country, named)
  const town = towns.find((each) => each.region === region) ?? towns[0]
  if (!town) throw refuse('city_unknown', { field: 'city', params: { city: named } })
  return town
}
