import type { SearchQuery } from '@bouquet/contract'
import { type SQL, sql } from 'drizzle-orm'
import { members } from '../../../tables/index.ts'
import { bornBy } from '../../members/index.ts'

/** Where and how old somebody is wished to be, as conditions; gender is no wish but a must. */
export function wishesOf(query: SearchQuery, now: Date): SQL[] {
  const { country, countryregion, city, min_age, max_age } = query
  return [
    country && sql`${members.country} = ${country}`,
    countryregion && sql`${members.region} = ${countryregion}`,
    city && sql`lower(${members.city}) = ${city.trim().toLowerCase()}`,
    min_age && sql`${members.dateOfBirth} <= ${bornBy(min_age, now)}`,
    max_age && sql`${members.dateOfBirth} > ${bornBy(max_age + 1, now)}`,
  ].filter((wish) => wish instanceof Object)
}
