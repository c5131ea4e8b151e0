import type { SearchQuery } from '@bouquet/contract'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import {
  filterConditions,
  readMembersInOrder,
  type SearchScope,
  visibleTo,
} from '../profiles/index.ts'
import { allFacets, allFacetsButOne, type FacetFilter, requestedFacets } from './facets.ts'
import { collectByFacets, type ScanBounds, type ScanResult } from './scan.store.ts'
import { findAndCount } from './search.store.ts'
import { relaxedQueries } from './similar.rules.ts'

type SimilarContext = Pick<Ctx, 'clock' | 'db'>

/**
 * People who fit all wishes of a search but one, step by step until there are enough: first who lacks
 * something that they could tell, then who is a little older, or from elsewhere.
 */
export async function findSimilar(
  { clock, db }: SimilarContext,
  circle: SearchScope,
  query: SearchQuery,
  bounds: ScanBounds,
): Promise<MemberRow[]> {
  const { limit: most } = bounds.range
  const found = new Set<string>()
  const near = nearbyConditions(query, clock.now())
  for await (const ids of collectByStep(db, circle, { ...near, query, bounds })) {
    for (const id of ids) if (found.size < most) found.add(id)
    if (found.size === most) break
  }
  return readMembersInOrder(db, [...found])
}

interface NearbyConditions {
  readonly exact: readonly SQL[]
  /** Near the wished place and age but not quite there, the nearest first. */
  readonly relaxed: readonly SQL[]
}

function nearbyConditions(query: SearchQuery, now: Date): NearbyConditions {
  const here = filterConditions(query, now)
  const isElsewhere = sql`(${and(...here)}) is not true`
  const steps = relaxedQueries(query).map(
    (step) => sql`${and(...filterConditions(step, now), isElsewhere)}`,
  )
  return { exact: here, relaxed: steps }
}

interface SimilarSearch extends NearbyConditions {
  readonly query: SearchQuery
  readonly bounds: ScanBounds
}

async function* collectByStep(
  db: SimilarContext['db'],
  circle: SearchScope,
  { exact: here, relaxed: steps, query, bounds }: SimilarSearch,
): AsyncGenerator<readonly string[]> {
  const words = requestedFacets(query)
  const within = (conditions: readonly SQL[]) => visibleTo(db, circle, conditions)
  if (words.length > 0) {
    const sought = { where: within(here), facetFilter: allFacetsButOne(circle, words) }
    yield (await findAndCount(db, sought, bounds)).ids
  }
  const telling = allFacets(circle, words)
  const combined = telling && (await collectAllSteps({ telling, steps }))
  if (combined) yield combined.ids
  else {
    for (const step of steps) {
      yield (await findAndCount(db, { where: within([step]), facetFilter: telling }, bounds)).ids
    }
  }

  /** All steps in one, when those who tell what is wished are few. */
  async function collectAllSteps(those: { telling: FacetFilter; steps: readonly SQL[] }) {
    if (those.telling.isBroad || those.steps.length === 0) return
    const where = within([sql`(${or(...those.steps)})`])
    const answer = await collectByFacets(
      db,
      { where, facetFilter: those.telling },
      { ...bounds, first: firstMatchIndex(those.steps) },
    )
    return isComplete(answer, bounds) ? answer : undefined
  }
}

const isComplete = (answer: ScanResult | undefined, { maxCount: most }: ScanBounds) =>
  answer && answer.n <= most

/** Which of the conditions is the first that holds. */
const firstMatchIndex = (conditions: readonly SQL[]) =>
  sql`case ${sql.join(
    conditions.map((condition, at) => sql`when ${condition} then ${sql.raw(String(at))}`),
    sql` `,
  )} end`
