import { type SearchQuery, searchCountLimit, searchPageSize } from '@bouquet/contract'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { type Circle, fitting, presentCards, readThose, wishesOf } from '../profiles/index.ts'
import { findSimilar } from './findSimilar.ts'
import type { Reach } from './gather.store.ts'
import { allowedWishes, fewResults, mostSimilar, searchWindow } from './search.rules.ts'
import { findCounted } from './search.store.ts'
import { tellsAll, wordsOf } from './telling.ts'

interface Manner {
  /** Whether the visitor came by a campaign. */
  readonly hasTrafficSource: boolean
  readonly countedAtMost?: number
  /** How far is looked before another way is tried; the answer is the same. */
  readonly reach?: Reach
}

/**
 * Searches a brand's members. Without a gender a member finds whom they seek and who seek them. A visitor
 * is told how many there are, and gets as many as the brand shows. Counting ends at a limit, and so do the
 * pages.
 */
export async function search(
  ctx: Ctx,
  asked: SearchQuery,
  { hasTrafficSource, countedAtMost = searchCountLimit, reach }: Manner,
) {
  const { db, brand, viewer, clock } = ctx
  const asker = viewer === null ? 'visitor' : viewer.paid ? 'premium' : 'free'
  const { wishes: query, ignored } = allowedWishes(asked, brand.settings, asker)
  const who = { isMember: viewer !== null, hasTrafficSource }
  const { limited, ...window } = searchWindow(brand.settings, who, query.page)
  const limit = Math.max(0, Math.min(window.limit, countedAtMost - window.offset))
  const circle: Circle = {
    brand: brand.id,
    withFictional: brand.settings.fictional_profiles,
    viewer: viewer?.id ?? null,
    gender: query.gender ?? viewer?.seeking,
    seeking: query.gender ? undefined : viewer?.gender,
  }
  const wishes = wishesOf(query, clock.now())
  const telling = tellsAll(circle, wordsOf(query))
  const found = await findCounted(
    db,
    { where: fitting(db, circle, wishes), telling },
    { span: { offset: window.offset, limit }, most: countedAtMost, reach },
  )
  const page = await readThose(db, found.ids)
  const hasWishes = wishes.length > 0 || telling !== undefined
  const wantsSimilar = found.count < fewResults && hasWishes && limit > 0
  const similar = wantsSimilar
    ? await findSimilar(ctx, circle, query, {
        span: { offset: 0, limit: mostSimilar },
        most: countedAtMost,
        reach,
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
