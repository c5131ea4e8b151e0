import type { SearchQuery } from '@bouquet/contract'
import { type SQL, sql } from 'drizzle-orm'
import { members } from '../../../tables/index.ts'
import { latestBirthDate } from '../../members/index.ts'

/** Where and how old somebody is wished to be, as conditions; gender is no wish but a must. */
export function filterConditions(query: SearchQuery, now: Date): SQL[] {
  const { country, countryregion, city, min_age, max_age } = query
  return [
    country && sql`${members.country} = ${country}`,
    countryregion && sql`${members.region} = ${countryregion}`,
    city && sql`lower(${members.city}) = ${city.trim().toLowerCase()}`,
    min_age && sql`${members.dateOfBirth} <= ${latestBirthDate(min_age, now)}`,
    max_age && sql`${members.dateOfBirth} > ${latestBirthDate(max_age + 1, now)}`,
  ].filter((condition) => condition instanceof Object)
}
