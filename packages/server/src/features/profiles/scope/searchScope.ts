import { type Gender, genders, type SearchQuery } from '@bouquet/contract'
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { type MemberRow, members } from '../../../tables/index.ts'
import {
  hasNoBlockWith,
  isShownOn,
  latestBirthDate,
  type SharingBrand,
  visibleTo,
} from '../../members/index.ts'
import { listMembers } from './memberList.store.ts'

/** The members that a search may return: of one brand, visible to the viewer on theirs. */
export interface SearchScope {
  readonly brand: string
  /** The viewer's brand, if it is another: only members who agreed to be shown there. */
  readonly shownOn?: SharingBrand | undefined
  readonly viewer: string | null
  readonly gender: Gender
  /** Only members who look for this gender. */
  readonly seeking: Gender | undefined
  /** Whether the brand shows labelled fictional profiles. */
  readonly withFictional: boolean
}

/**
 * Condition for members in the scope who meet the conditions. When they may look for any gender, all are listed,
 * so that the indexes can be used in which the column precedes place and age.
 */
export function inScope(
  db: Db,
  { brand, shownOn, viewer, gender, seeking, withFictional }: SearchScope,
  conditions: readonly (SQL | undefined)[],
) {
  return and(
    eq(members.brand, brand),
    eq(members.profileStatus, 'active'),
    shownOn && isShownOn(shownOn),
    visibleTo(viewer),
    withFictional ? undefined : eq(members.fictional, false),
    eq(members.gender, gender),
    seeking ? eq(members.seeking, seeking) : inArray(members.seeking, genders),
    viewer ? ne(members.id, viewer) : undefined,
    viewer ? hasNoBlockWith(db, viewer) : undefined,
    ...conditions,
  )
}

/** Where people near a town live. */
export interface Surroundings {
  /** Names of the towns around it, its own among them, by country. */
  readonly towns: ReadonlyMap<string, readonly string[]>
  /** The town's region, for members who name no town; null when unknown. */
  readonly region: { readonly country: string; readonly name: string } | null
}

/** A search query with its town replaced by the surroundings. */
export type PlacedQuery = Omit<SearchQuery, 'near'> & { readonly near?: Surroundings | undefined }

function livesIn({ towns, region }: Surroundings): SQL {
  const inTowns = [...towns].map(([country, names]) => {
    const lower = names.map((name) => sql`${name.toLowerCase()}`)
    return sql`${members.country} = ${country} and lower(${members.city}) in (${sql.join(lower, sql`, `)})`
  })
  const inRegion =
    region &&
    sql`${members.country} = ${region.country} and ${members.region} = ${region.name} and ${members.city} is null`
  return sql`(${sql.join([...inTowns, ...(inRegion ? [inRegion] : [])], sql` or `)})`
}

/** Conditions for the place and age filters of a query. */
export function filterConditions(query: PlacedQuery, now: Date): SQL[] {
  const { country, countryregion, city, near, min_age, max_age } = query
  return [
    near && livesIn(near),
    country && sql`${members.country} = ${country}`,
    countryregion && sql`${members.region} = ${countryregion}`,
    city && sql`lower(${members.city}) = ${city.trim().toLowerCase()}`,
    min_age && sql`${members.dateOfBirth} <= ${latestBirthDate(min_age, now)}`,
    max_age && sql`${members.dateOfBirth} > ${latestBirthDate(max_age + 1, now)}`,
  ].filter((condition) => condition instanceof Object)
}

/**
 * Members who match the viewer's preference and the other way round, and meet the conditions; only of the
 * viewer's brand, without blocked members.
 */
export function findCandidates(
  { brand, db, viewer }: MemberCtx,
  conditions: readonly SQL[],
  limit: number,
): Promise<MemberRow[]> {
  const scope = {
    brand: brand.id,
    withFictional: brand.settings.fictional_profiles,
    viewer: viewer.id,
    gender: viewer.seeking,
    seeking: viewer.gender,
  }
  return listMembers(db, inScope(db, scope, conditions), limit)
}
