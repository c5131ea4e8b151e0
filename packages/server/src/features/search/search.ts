import { genders, type SearchQuery, searchCountLimit, searchPageSize } from '@bouquet/contract'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { sharingBrands } from '../members/index.ts'
import { inScope, presentCards, readCardRows, type SearchScope } from '../profiles/index.ts'
import { searchConditions } from './facets.ts'
import { findSimilar } from './findSimilar.ts'
import { placeQuery } from './placeQuery.ts'
import { allowedFilters, maxSimilar, minResults, searchWindow } from './search.rules.ts'
import { findAndCount } from './search.store.ts'

interface SearchOptions {
  /** Whether the visitor came from a campaign. */
  readonly hasTrafficSource: boolean
  readonly maxCount?: number
}

/**
 * Searches a brand's members, and for members also those of other brands who agreed to be shown here. Without a gender, a member finds those whose gender and preference match. A
 * visitor sees the total and as many results as the brand allows. Counting and paging stop at a limit.
 */
export async function search(
  ctx: Ctx,
  requested: SearchQuery,
  { hasTrafficSource, maxCount = searchCountLimit }: SearchOptions,
) {
  const { db, brand, viewer, clock } = ctx
  const role = viewer === null ? 'visitor' : viewer.paid ? 'premium' : 'free'
  const { filters, ignored } = allowedFilters(requested, brand.settings, role)
  const query = await placeQuery(filters)
  const who = { isMember: viewer !== null, hasTrafficSource }
  const { limited, ...window } = searchWindow(brand.settings, who, query.page)
  const limit = Math.max(0, Math.min(window.limit, maxCount - window.offset))
  const gender = query.gender ?? viewer?.seeking
  const scopes = homesOf(ctx).flatMap((home) =>
    (gender ? [gender] : genders).map(
      (each): SearchScope => ({
        ...home,
        viewer: viewer?.id ?? null,
        gender: each,
        seeking: query.gender ? undefined : viewer?.gender,
      }),
    ),
  )
  const where = (inOrder: boolean) =>
    scopes.map((scope) =>
      inScope(db, scope, searchConditions(scope, query, { now: clock.now(), inOrder })),
    )
  const range = { offset: window.offset, limit }
  const found = await findAndCount(db, where, { range, maxCount })
  const wantsSimilar = found.count < minResults && limit > 0
  const similar = wantsSimilar ? await findSimilar(ctx, scopes, query, maxSimilar) : []
  const cards = await presentCards(
    ctx,
    await readCardRows(db, [...new Set([...found.ids, ...similar])]),
  )
  const isSimilar = new Set(similar)
  const results = cards.filter(({ id }) => !isSimilar.has(id))
  const similarResults = cards.filter(({ id }) => isSimilar.has(id))
  return {
    page: query.page,
    page_size: searchPageSize,
    num_results: found.count,
    num_results_is_minimum: found.isMinimum,
    results,
    similar_results: similarResults,
    similar_num_results: similarResults.length,
    limited: limited && found.count > results.length,
    ...(ignored.length > 0 && { ignored }),
  }
}

/** The brand, and for its members the others whose members may be shown here. */
function homesOf({
  brand,
  brands,
  viewer,
}: Ctx): Pick<SearchScope, 'brand' | 'shownOn' | 'withFictional'>[] {
  const own = { brand: brand.id, withFictional: brand.settings.fictional_profiles }
  const sharing = viewer === null ? [] : sharingBrands(brands, brand.id)
  const others = sharing.filter(({ id }) => id !== brand.id)
  return [own, ...others.map(({ id }) => ({ brand: id, shownOn: brand, withFictional: false }))]
}
