import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/readRows.ts'
import { members, tellings } from '../../tables/index.ts'
import type { Span } from '../profiles/index.ts'
import type { Telling } from './telling.ts'

/** Who is looked for: members by place and age, and of these who tell something. */
export interface Sought {
  readonly where: SQL | undefined
  readonly telling?: Telling | undefined
}

export interface SoughtTellers extends Sought {
  readonly telling: Telling
}

export interface Bounds {
  readonly span: Span
  /** How many are counted; one more may be told, which says that there are more. */
  readonly most: number
  readonly reach?: Reach | undefined
}

export interface Gathered {
  readonly n: number
  /** Those of the span in their order, right when no more than were to be counted are there. */
  readonly ids: readonly string[]
}

/** How far is looked before another way is tried. */
export interface Reach {
  /** People of the place and age who are looked at for what they tell. */
  readonly glanced: number
  /** Tellings that are followed to their members. */
  readonly followed: number
}
const usualReach: Reach = { glanced: 15_000, followed: 20_000 }

const placed = sql`${members.id}, ${members.pictured}, ${members.lastSeen}`

const inSpan = ({ offset, limit }: Span, { first, filter }: { first?: SQL; filter?: SQL } = {}) =>
  sql`(array_agg(id order by ${first && sql`${first}, `}pictured desc, last_seen desc nulls last, id)
    ${filter && sql`filter (where ${filter})`})[${offset + 1}::int : ${offset + limit}::int]`

const counted = z.object({ n: z.coerce.number() })
const gathered = counted.extend({
  ids: z
    .array(z.string())
    .nullable()
    .transform((ids) => ids ?? []),
})
const looked = gathered.extend({ looked: z.coerce.number() })

/** Gathers people by the index that leads to their place and age, until there are enough. */
export async function gather(db: Db, { where, telling }: Sought, { span, most }: Bounds) {
  const fit = sql`select ${placed} from ${members} where ${and(where, telling?.fits)} limit ${most + 1}`
  return readOne(db, sql`select count(*) as n, ${inSpan(span)} as ids from (${fit}) fit`, gathered)
}

/**
 * Looks at the first of those who are in the place and of the age, in no order.
 * @returns undefined when that does not tell how many there are
 */
export async function glance(
  db: Db,
  { where, telling }: SoughtTellers,
  { span, most, reach = usualReach }: Bounds,
): Promise<Gathered | undefined> {
  const seen = sql`select ${placed}, ${telling.fits} as fits from ${members} where ${where} limit ${reach.glanced + 1}`
  const filter = sql`fits`
  const query = sql`select count(*) as looked, count(*) filter (where fits) as n,
    ${inSpan(span, { filter })} as ids from (${seen}) seen`
  const answer = await readOne(db, query, looked)
  return answer.n > most || answer.looked <= reach.glanced ? answer : undefined
}

/**
 * Follows tellings to their members, whom each is looked up by id. With `first`, an expression, people are
 * put in its order before their own.
 * @returns undefined when there are too many tellings to follow, or nothing leads to them
 */
export async function gatherTellers(
  db: Db,
  { where, telling }: SoughtTellers,
  { span, most, reach = usualReach, first }: Bounds & { readonly first?: SQL },
): Promise<Gathered | undefined> {
  if (!telling.signed) return
  const step = sql`${first ?? sql`0`} as step`
  const led = sql`select ${tellings.member} from ${tellings} where ${telling.signed} limit ${reach.followed + 1}`
  const fit = sql`
    select fit.* from (${led}) led cross join lateral (
      select ${placed}, ${step} from ${members}
      where ${members.id} = led.member and ${and(where, telling.fits)} limit 1) fit
    limit ${most + 1}`
  const answer = await readOne(
    db,
    sql`select count(*) as n, ${inSpan(span, { first: sql`step` })} as ids from (${fit}) fit`,
    gathered,
  )
  if (answer.n > most) return answer
  const { n } = await readOne(db, sql`select count(*) as n from (${led}) led`, counted)
  return n <= reach.followed ? answer : undefined
}

async function readOne<T extends z.ZodType>(db: Db, query: SQL, row: T): Promise<z.output<T>> {
  const [only] = await readRows(db, query, row)
  if (!only) throw new Error('A count without an answer.')
  return only
}
