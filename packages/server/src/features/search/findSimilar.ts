import type { SearchQuery } from '@bouquet/contract'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import { type Circle, fitting, readThose, wishesOf } from '../profiles/index.ts'
import { type Bounds, type Gathered, gatherTellers } from './gather.store.ts'
import { findCounted } from './search.store.ts'
import { stepsAway } from './similar.rules.ts'
import { type Telling, tellsAll, tellsAllButOne, wordsOf } from './telling.ts'

type Asked = Pick<Ctx, 'clock' | 'db'>

/**
 * People who fit all wishes of a search but one, step by step until there are enough: first who lacks
 * something that they could tell, then who is a little older, or from elsewhere.
 */
export async function findSimilar(
  { clock, db }: Asked,
  circle: Circle,
  query: SearchQuery,
  bounds: Bounds,
): Promise<MemberRow[]> {
  const { limit: most } = bounds.span
  const found = new Set<string>()
  const near = placesOf(query, clock.now())
  for await (const ids of idsByStep(db, circle, { ...near, query, bounds })) {
    for (const id of ids) if (found.size < most) found.add(id)
    if (found.size === most) break
  }
  return readThose(db, [...found])
}

interface Near {
  readonly here: readonly SQL[]
  /** Near the wished place and age but not quite there, the nearest first. */
  readonly steps: readonly SQL[]
}

function placesOf(query: SearchQuery, now: Date): Near {
  const here = wishesOf(query, now)
  const isElsewhere = sql`(${and(...here)}) is not true`
  const steps = stepsAway(query).map((step) => sql`${and(...wishesOf(step, now), isElsewhere)}`)
  return { here, steps }
}

interface Search extends Near {
  readonly query: SearchQuery
  readonly bounds: Bounds
}

async function* idsByStep(
  db: Asked['db'],
  circle: Circle,
  { here, steps, query, bounds }: Search,
): AsyncGenerator<readonly string[]> {
  const words = wordsOf(query)
  const within = (conditions: readonly SQL[]) => fitting(db, circle, conditions)
  if (words.length > 0) {
    const sought = { where: within(here), telling: tellsAllButOne(circle, words) }
    yield (await findCounted(db, sought, bounds)).ids
  }
  const telling = tellsAll(circle, words)
  const few = telling && (await atOnce({ telling, steps }))
  if (few) yield few.ids
  else {
    for (const step of steps) {
      yield (await findCounted(db, { where: within([step]), telling }, bounds)).ids
    }
  }

  /** All steps in one, when those who tell what is wished are few. */
  async function atOnce(those: { telling: Telling; steps: readonly SQL[] }) {
    if (those.telling.isBroad || those.steps.length === 0) return
    const where = within([sql`(${or(...those.steps)})`])
    const answer = await gatherTellers(
      db,
      { where, telling: those.telling },
      { ...bounds, first: placeOf(those.steps) },
    )
    return isWhole(answer, bounds) ? answer : undefined
  }
}

const isWhole = (answer: Gathered | undefined, { most }: Bounds) => answer && answer.n <= most

/** Which of the conditions is the first that holds. */
const placeOf = (conditions: readonly SQL[]) =>
  sql`case ${sql.join(
    conditions.map((condition, at) => sql`when ${condition} then ${sql.raw(String(at))}`),
    sql` `,
  )} end`
