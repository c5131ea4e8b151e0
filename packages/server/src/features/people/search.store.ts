import type { Gender, SearchQuery } from '@bouquet/contract'
import { and, count, desc, eq, inArray, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { blocks, type MemberRow, members } from '../../tables/index.ts'
import { bornBy, findable } from '../accounts/index.ts'

/** Within which a search looks: one brand, people whom this viewer may see. */
export interface Circle {
  readonly brand: string
  readonly viewer: string | null
  readonly gender: Gender | undefined
  /** Only people who look for this gender. */
  readonly seeking: Gender | undefined
  readonly now: Date
}

/** The wishes of a search as conditions; gender is no wish but a must. */
export function wishesOf(query: SearchQuery, now: Date): SQL[] {
  const { country, countryregion, city, min_age, max_age, interest } = query
  return [
    country && sql`${members.country} = ${country}`,
    countryregion && sql`${members.region} = ${countryregion}`,
    city && sql`lower(${members.city}) = ${city.trim().toLowerCase()}`,
    min_age && sql`${members.dateOfBirth} <= ${bornBy(min_age, now)}`,
    max_age && sql`${members.dateOfBirth} > ${bornBy(max_age + 1, now)}`,
    interest && sql`${members.attributes} -> 'interests' @> ${JSON.stringify([interest])}::jsonb`,
    ...attributeWishes.map((name) => {
      const wanted = query[name]
      return wanted && sql`${members.attributes} ->> ${name} = ${wanted}`
    }),
  ].filter((wish) => wish instanceof Object)
}

const attributeWishes = [
  'sexuality',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
] as const satisfies readonly (keyof SearchQuery)[]

function within(db: Db, { brand, viewer, gender, seeking }: Circle) {
  return and(
    eq(members.brand, brand),
    eq(members.profileStatus, 'active'),
    findable(viewer),
    gender && eq(members.gender, gender),
    seeking && eq(members.seeking, seeking),
    viewer ? ne(members.id, viewer) : undefined,
    viewer ? notExists(blockBetween(db, viewer)) : undefined,
  )
}

const blockBetween = (db: Db, viewer: string) =>
  db
    .select({ one: sql`1` })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.from, viewer), eq(blocks.to, members.id)),
        and(eq(blocks.to, viewer), eq(blocks.from, members.id)),
      ),
    )

/** People who fit every wish. */
export const fitting = (db: Db, circle: Circle, wishes: readonly SQL[]) =>
  and(within(db, circle), ...wishes)

/** People who fit all wishes but one. */
export function nearlyFitting(db: Db, circle: Circle, wishes: readonly SQL[]) {
  const fulfilled = sql.join(
    wishes.map((wish) => sql`(case when ${wish} then 1 else 0 end)`),
    sql` + `,
  )
  return and(within(db, circle), sql`${fulfilled} = ${wishes.length - 1}`)
}

export async function countMembers(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(members).where(where)
  return row?.n ?? 0
}

/**
 * Those with a picture first, then those who were here last. Their ids come from an index; only then are
 * the rows of the page read.
 */
export async function findMembers(
  db: Db,
  where: SQL | undefined,
  limit: number,
  offset: number,
): Promise<MemberRow[]> {
  const page = await db
    .select({ id: members.id })
    .from(members)
    .where(where)
    .orderBy(desc(members.pictured), sql`${members.lastSeen} desc nulls last`, members.id)
    .limit(limit)
    .offset(offset)
  const ids = page.map(({ id }) => id)
  const rows = await db.select().from(members).where(inArray(members.id, ids))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}
