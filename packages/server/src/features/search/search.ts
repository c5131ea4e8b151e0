import { type SearchQuery, searchCountLimit, searchPageSize } from '@bouquet/contract'
import type { Ctx } from '../../platform/http/Ctx.ts'
import {
  filterConditions,
  presentCards,
  readMembersInOrder,
  type SearchScope,
  visibleTo,
} from '../profiles/index.ts'
import { hasAllFacets } from './facets.ts'
import { findSimilar } from './findSimilar.ts'
import { allowedFilters, maxSimilar, minResults, searchWindow } from './search.rules.ts'
import { findAndCount } from './search.store.ts'

interface SearchOptions {
  /** Whether the visitor came from a campaign. */
  readonly hasTrafficSource: boolean
  readonly maxCount?: number
}

/**
 * Searches a brand's members. Without a gender, a member finds those whose gender and preference match. A
 * visitor sees the total and as many results as the brand allows. Counting and paging stop at a limit.
 */
export async function search(
  ctx: Ctx,
  requested: SearchQuery,
  { hasTrafficSource, maxCount = searchCountLimit }: SearchOptions,
) {
  const { db, brand, viewer, clock } = ctx
  const role = viewer === null ? 'visitor' : viewer.paid ? 'premium' : 'free'
  const { filters: query, ignored } = allowedFilters(requested, brand.settings, role)
  const who = { isMember: viewer !== null, hasTrafficSource }
  const { limited, ...window } = searchWindow(brand.settings, who, query.page)
  const limit = Math.max(0, Math.min(window.limit, maxCount - window.offset))
  const scope: SearchScope = {
    brand: brand.id,
    withFictional: brand.settings.fictional_profiles,
    viewer: viewer?.id ?? null,
    gender: query.gender ?? viewer?.seeking,
    seeking: query.gender ? undefined : viewer?.gender,
  }
  const hasFacets = hasAllFacets(scope, query)
  const conditions = [...filterConditions(query, clock.now()), ...(hasFacets ? [hasFacets] : [])]
  const found = await findAndCount(db, visibleTo(db, scope, conditions), {
    range: { offset: window.offset, limit },
    maxCount,
  })
  const page = await readMembersInOrder(db, found.ids)
  const wantsSimilar = found.count < minResults && conditions.length > 0 && limit > 0
  const similarBounds = { range: { offset: 0, limit: maxSimilar }, maxCount }
  const similar = wantsSimilar ? await findSimilar(ctx, scope, query, similarBounds) : []
  return {
    page: query.page,
    page_size: searchPageSize,
    num_results: found.count,
    num_results_is_minimum: found.isMinimum,
    results: await presentCards(ctx, page),
    similar_results: await presentCards(ctx, similar),
    similar_num_results: similar.length,
    limited: limited && found.count > page.length,
    ...(ignored.length > 0 && { ignored }),
  }
}
