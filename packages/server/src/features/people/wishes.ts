import type { SearchQuery } from '@bouquet/contract'
import { type SQL, sql } from 'drizzle-orm'
import { members } from '../../tables/index.ts'
import { bornBy } from '../accounts/index.ts'

/** The wishes of a search as conditions; gender is no wish but a must. */
export const wishesOf = (query: SearchQuery, now: Date): SQL[] => [
  ...outerWishesOf(query, now),
  ...innerWishesOf(query),
]

/** Where and how old somebody is. */
export function outerWishesOf(query: SearchQuery, now: Date): SQL[] {
  const { country, countryregion, city, min_age, max_age } = query
  return stated([
    country && sql`${members.country} = ${country}`,
    countryregion && sql`${members.region} = ${countryregion}`,
    city && sql`lower(${members.city}) = ${city.trim().toLowerCase()}`,
    min_age && sql`${members.dateOfBirth} <= ${bornBy(min_age, now)}`,
    max_age && sql`${members.dateOfBirth} > ${bornBy(max_age + 1, now)}`,
  ])
}

/** What somebody tells of themselves. */
export function innerWishesOf(query: SearchQuery): SQL[] {
  const { interest } = query
  return stated([
    interest && tells({ interests: [interest] }),
    ...attributeWishes.map((name) => {
      const wanted = query[name]
      return wanted && tells({ [name]: wanted })
    }),
  ])
}

/** Read from the index over all that members tell of themselves. */
const tells = (wanted: object) => sql`${members.attributes} @> ${JSON.stringify(wanted)}::jsonb`

const stated = (wishes: readonly (SQL | string | number | undefined)[]): SQL[] =>
  wishes.filter((wish) => wish instanceof Object)

const attributeWishes = [
  'sexuality',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
] as const satisfies readonly (keyof SearchQuery)[]
