import type { SearchQuery } from '@bouquet/contract'
import { and, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import {
  filterConditions,
  readMembersInOrder,
  type SearchScope,
  visibleTo,
} from '../profiles/index.ts'
import { hasAllFacets, lacksOneFacet } from './facets.ts'
import { findAndCount, type SearchBounds } from './search.store.ts'
import { relaxedQueries } from './similar.rules.ts'

/**
 * Members who meet all filters but one, step by step until there are enough: first those who lack one facet,
 * then those slightly outside the age range, then those from elsewhere.
 */
export async function findSimilar(
  { clock, db }: Pick<Ctx, 'clock' | 'db'>,
  scope: SearchScope,
  query: SearchQuery,
  bounds: SearchBounds,
): Promise<MemberRow[]> {
  const { limit } = bounds.range
  const found = new Set<string>()
  for (const conditions of similarConditions(scope, query, clock.now())) {
    const { ids } = await findAndCount(db, visibleTo(db, scope, conditions), bounds)
    for (const id of ids) if (found.size < limit) found.add(id)
    if (found.size === limit) break
  }
  return readMembersInOrder(db, [...found])
}

/** The conditions of each step; no step after the first includes exact matches of place and age. */
function similarConditions(scope: SearchScope, query: SearchQuery, now: Date) {
  const exact = filterConditions(query, now)
  const isElsewhere = sql`(${and(...exact)}) is not true`
  const lacksOne = lacksOneFacet(scope, query)
  const hasAll = hasAllFacets(scope, query)
  const relaxed = relaxedQueries(query).map((step) => [
    ...filterConditions(step, now),
    isElsewhere,
    hasAll,
  ])
  return [...(lacksOne ? [[...exact, lacksOne]] : []), ...relaxed]
}
