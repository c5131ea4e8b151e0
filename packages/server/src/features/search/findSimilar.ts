import { and, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { filterConditions, inScope, type PlacedQuery, type SearchScope } from '../profiles/index.ts'
import { lacksOneFacet, searchConditions } from './facets.ts'
import { findByStep } from './search.store.ts'
import { relaxedQueries } from './similar.rules.ts'

/**
 * Ids of members who meet all filters but one, the closest first: those who lack one facet, then those slightly
 * outside the age range, then those from elsewhere.
 */
export async function findSimilar(
  { clock, db }: Pick<Ctx, 'clock' | 'db'>,
  scopes: readonly SearchScope[],
  query: PlacedQuery,
  limit: number,
): Promise<string[]> {
  const now = clock.now()
  const findIn = (stepsOf: (scope: SearchScope) => Conditions[]) =>
    findByStep(
      db,
      scopes.flatMap((scope) =>
        stepsOf(scope).map((conditions, step) => ({
          step,
          where: inScope(db, scope, conditions),
        })),
      ),
      limit,
    )
  const lackingOne = await findIn((scope) => lacksOne(scope, query, now))
  if (lackingOne.length === limit) return lackingOne
  const others = await findIn((scope) => isRelaxed(scope, query, now))
  return [...new Set([...lackingOne, ...others])].slice(0, limit)
}

type Conditions = readonly (SQL | undefined)[]

function lacksOne(scope: SearchScope, query: PlacedQuery, now: Date): Conditions[] {
  const lacksFacet = lacksOneFacet(scope, query)
  return lacksFacet ? [[...filterConditions(query, now), lacksFacet]] : []
}

/** The conditions of each relaxed query. None includes exact matches of place and age. */
function isRelaxed(scope: SearchScope, query: PlacedQuery, now: Date): Conditions[] {
  const isElsewhere = sql`(${and(...filterConditions(query, now))}) is not true`
  return relaxedQueries(query).map((step) => [
    ...searchConditions(scope, step, { now }),
    isElsewhere,
  ])
}
