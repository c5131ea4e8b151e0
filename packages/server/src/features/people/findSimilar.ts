import type { SearchQuery } from '@bouquet/contract'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import { type Circle, fitting } from './circle.ts'
import { findCounted, readThose } from './search.store.ts'
import { stepsAway } from './similar.rules.ts'
import { innerWishesOf, outerWishesOf } from './wishes.ts'

/** Of those who are in the place and of the age, so many are looked at for what they tell. */
const considered = 400

/** Somebody who lacks one thing: who they must be by place and age, and what they must tell. */
interface Lack {
  readonly outer: readonly SQL[]
  readonly inner: SQL | undefined
}

interface Bounds {
  readonly most: number
  readonly countedAtMost: number
}

/**
 * People who fit all wishes of a search but one, step by step until there are enough: first who lacks
 * something that they could tell, then who is a little older, or from elsewhere. Each step looks at a
 * bounded number of people, which an index leads to.
 */
export async function findSimilar(
  { clock, db }: Pick<Ctx, 'clock' | 'db'>,
  circle: Circle,
  query: SearchQuery,
  { most, countedAtMost }: Bounds,
): Promise<MemberRow[]> {
  const found = new Map<string, MemberRow>()
  for (const { outer, inner } of lacksOf(query, clock.now())) {
    const span = { offset: 0, limit: inner ? considered : most }
    const { ids } = await findCounted(db, fitting(db, circle, outer), span, countedAtMost)
    for (const member of await readThose(db, ids, inner)) {
      if (found.size < most) found.set(member.id, member)
    }
    if (found.size === most) break
  }
  return [...found.values()]
}

function lacksOf(query: SearchQuery, now: Date): Lack[] {
  const outer = outerWishesOf(query, now)
  const inner = innerWishesOf(query)
  const isElsewhere = sql`(${and(...outer)}) is not true`
  return [
    ...(inner.length > 0 ? [{ outer, inner: allButOne(inner) }] : []),
    ...stepsAway(query).map((step) => ({
      outer: [...outerWishesOf(step, now), isElsewhere],
      inner: and(...inner),
    })),
  ]
}

function allButOne(wishes: readonly SQL[]): SQL {
  const fulfilled = sql.join(
    wishes.map((wish) => sql`(case when ${wish} then 1 else 0 end)`),
    sql` + `,
  )
  return sql`${fulfilled} = ${wishes.length - 1}`
}
