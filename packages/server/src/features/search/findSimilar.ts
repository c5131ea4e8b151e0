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
 * Members who meet all filters but one, step by step until there are enough: first those who lack one facet,
 * then those slightly outside the age range, then those from elsewhere.
 */
export async function findSimilar(
  { clock, db }: SimilarContext,
  scope: SearchScope,
  query: SearchQuery,
  bounds: ScanBounds,
): Promise<MemberRow[]> {
  const { limit } = bounds.range
  const found = new Set<string>()
  const near = nearbyConditions(query, clock.now())
  for await (const ids of collectByStep(db, scope, { ...near, query, bounds })) {
    for (const id of ids) if (found.size < limit) found.add(id)
    if (found.size === limit) break
  }
  return readMembersInOrder(db, [...found])
}

interface NearbyConditions {
  readonly exact: readonly SQL[]
  /** Conditions close to the requested place and age, the closest first; without exact matches. */
  readonly relaxed: readonly SQL[]
}

function nearbyConditions(query: SearchQuery, now: Date): NearbyConditions {
  const exact = filterConditions(query, now)
  const isElsewhere = sql`(${and(...exact)}) is not true`
  const steps = relaxedQueries(query).map(
    (step) => sql`${and(...filterConditions(step, now), isElsewhere)}`,
  )
  return { exact: exact, relaxed: steps }
}

interface SimilarSearch extends NearbyConditions {
  readonly query: SearchQuery
  readonly bounds: ScanBounds
}

async function* collectByStep(
  db: SimilarContext['db'],
  scope: SearchScope,
  { exact, relaxed: steps, query, bounds }: SimilarSearch,
): AsyncGenerator<readonly string[]> {
  const facets = requestedFacets(query)
  const within = (conditions: readonly SQL[]) => visibleTo(db, scope, conditions)
  if (facets.length > 0) {
    const filters = { where: within(exact), facetFilter: allFacetsButOne(scope, facets) }
    yield (await findAndCount(db, filters, bounds)).ids
  }
  const facetFilter = allFacets(scope, facets)
  const combined = facetFilter && (await collectAllSteps({ facetFilter, steps }))
  if (combined) yield combined.ids
  else {
    for (const step of steps) {
      yield (await findAndCount(db, { where: within([step]), facetFilter }, bounds)).ids
    }
  }

  /** Collects all steps with one query when few members match the facets; undefined otherwise. */
  async function collectAllSteps(those: { facetFilter: FacetFilter; steps: readonly SQL[] }) {
    if (those.facetFilter.isBroad || those.steps.length === 0) return
    const where = within([sql`(${or(...those.steps)})`])
    const answer = await collectByFacets(
      db,
      { where, facetFilter: those.facetFilter },
      { ...bounds, first: firstMatchIndex(those.steps) },
    )
    return isComplete(answer, bounds) ? answer : undefined
  }
}

const isComplete = (answer: ScanResult | undefined, { maxCount }: ScanBounds) =>
  answer && answer.n <= maxCount

/** SQL expression for the index of the first condition that holds. */
const firstMatchIndex = (conditions: readonly SQL[]) =>
  sql`case ${sql.join(
    conditions.map((condition, at) => sql`when ${condition} then ${sql.raw(String(at))}`),
    sql` `,
  )} end`
