import { type SearchQuery, searchCountLimit, searchPageSize } from '@bouquet/contract'
import type { Ctx } from '../../platform/http/Ctx.ts'
import {
  filterConditions,
  presentCards,
  readMembersInOrder,
  type SearchScope,
  visibleTo,
} from '../profiles/index.ts'
import { allFacets, requestedFacets } from './facets.ts'
import { findSimilar } from './findSimilar.ts'
import type { ScanLimits } from './scan.store.ts'
import { allowedFilters, maxSimilar, minResults, searchWindow } from './search.rules.ts'
import { findAndCount } from './search.store.ts'

interface SearchOptions {
  /** Whether the visitor came by a campaign. */
  readonly hasTrafficSource: boolean
  readonly maxCount?: number
  /** How far is looked before another way is tried; the answer is the same. */
  readonly limits?: ScanLimits
}

/**
 * Searches a brand's members. Without a gender a member finds whom they seek and who seek them. A visitor
 * is told how many there are, and gets as many as the brand shows. Counting ends at a limit, and so do the
 * pages.
 */
export async function search(
  ctx: Ctx,
  requested: SearchQuery,
  { hasTrafficSource, maxCount: countedAtMost = searchCountLimit, limits: reach }: SearchOptions,
) {
  const { db, brand, viewer, clock } = ctx
  const role = viewer === null ? 'visitor' : viewer.paid ? 'premium' : 'free'
  const { wishes: query, ignored } = allowedFilters(requested, brand.settings, role)
  const who = { isMember: viewer !== null, hasTrafficSource }
  const { limited, ...window } = searchWindow(brand.settings, who, query.page)
  const limit = Math.max(0, Math.min(window.limit, countedAtMost - window.offset))
  const circle: SearchScope = {
    brand: brand.id,
    withFictional: brand.settings.fictional_profiles,
    viewer: viewer?.id ?? null,
    gender: query.gender ?? viewer?.seeking,
    seeking: query.gender ? undefined : viewer?.gender,
  }
  const wishes = filterConditions(query, clock.now())
  const telling = allFacets(circle, requestedFacets(query))
  const found = await findAndCount(
    db,
    { where: visibleTo(db, circle, wishes), facetFilter: telling },
    { range: { offset: window.offset, limit }, maxCount: countedAtMost, limits: reach },
  )
  const page = await readMembersInOrder(db, found.ids)
  const hasWishes = wishes.length > 0 || telling !== undefined
  const wantsSimilar = found.count < minResults && hasWishes && limit > 0
  const similar = wantsSimilar
    ? await findSimilar(ctx, circle, query, {
        range: { offset: 0, limit: maxSimilar },
        maxCount: countedAtMost,
        limits: reach,
      })
    : []
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
