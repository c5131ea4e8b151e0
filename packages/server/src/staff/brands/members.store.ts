import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { daysAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/queries.ts'
import { firstIdOf } from '../../platform/ids.ts'

/** People who have joined, on members as `m`. */
const isPerson = sql`m.confirmed_at is not null and not m.fictional`

/** A brand's members are counted up to this number, and estimated beyond. */
const countedAtMost = 10_000

/** Digits of an estimate that mean something; the rest are zeros. */
const estimatedDigits = 2

/** Pages of the table in a sample: some 30,000 members. */
const samplePages = 4_000

const countSchema = z.object({ brand: z.string(), count: z.coerce.number() })

export interface MemberCount {
  readonly count: number
  readonly is_estimate: boolean
}

/**
 * Counts the people of brands: exactly up to 10,000, by an index, and from a sample of the table beyond, so that a
 * million take no longer.
 */
export async function countMembers(
  db: Db,
  brands: readonly string[],
): Promise<ReadonlyMap<string, MemberCount>> {
  const counted = await readRows(
    db,
    sql`select brand, (select count(*) from (
        select 1 from members m where m.brand = asked.brand and ${isPerson}
        order by m.brand, lower(m.email) limit ${countedAtMost + 1}) first) as count
      from unnest(${sql.param(brands)}::text[]) as asked (brand)`,
    countSchema,
  )
  const isLarge = counted.some(({ count }) => count > countedAtMost)
  const estimates = isLarge ? await estimateMembers(db) : new Map<string, number>()
  return new Map(
    counted.map(({ brand, count }): [string, MemberCount] => {
      if (count <= countedAtMost) return [brand, { count, is_estimate: false }]
      const estimate = Math.max(countedAtMost, estimates.get(brand) ?? 0)
      return [brand, { count: estimate, is_estimate: true }]
    }),
  )
}

async function estimateMembers(db: Db): Promise<ReadonlyMap<string, number>> {
  const [size] = await readRows(
    db,
    sql`select pg_relation_size('members') / current_setting('block_size')::int as pages`,
    z.object({ pages: z.coerce.number() }),
  )
  const share = Math.min(1, samplePages / Math.max(1, size?.pages ?? 0))
  const sampled = await readRows(
    db,
    sql`select m.brand, count(*) as count from members m tablesample system (${share * 100}::real)
      where ${isPerson} group by m.brand`,
    countSchema,
  )
  return new Map(
    sampled.map(({ brand, count }) => [
      brand,
      Number((count / share).toPrecision(estimatedDigits)),
    ]),
  )
}

/** Counts who joined since, by brand. Members are found by their ids, which begin with the time of the signup. */
export async function countNewMembers(db: Db, since: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows(
    db,
    sql`select m.brand, count(*) as count from members m
      where m.id >= ${firstIdOf(daysAfter(since, -1))} and m.signup_date >= ${since.toISOString()}
        and ${isPerson}
      group by m.brand`,
    countSchema,
  )
  return new Map(rows.map(({ brand, count }) => [brand, count]))
}
