import { type SearchQuery, searchPageSize } from '@bouquet/contract'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { presentCards } from './presentCards.ts'
import { allowedWishes, fewResults, mostSimilar, searchWindow } from './search.rules.ts'
import {
  type Circle,
  countMembers,
  findMembers,
  fitting,
  nearlyFitting,
  wishesOf,
} from './search.store.ts'

/**
 * Searches a brand's members. Without a gender a member finds whom they seek and who seek them. A visitor
 * is told how many there are, and gets as many as the brand shows.
 */
export async function search(ctx: Ctx, asked: SearchQuery, hasTrafficSource: boolean) {
  const { db, brand, viewer, clock } = ctx
  const asker = viewer === null ? 'visitor' : viewer.paid ? 'premium' : 'free'
  const { wishes: query, ignored } = allowedWishes(asked, brand.settings, asker)
  const who = { isMember: viewer !== null, hasTrafficSource }
  const { offset, limit, limited } = searchWindow(brand.settings, who, query.page)
  const now = clock.now()
  const circle: Circle = {
    brand: brand.id,
    viewer: viewer?.id ?? null,
    gender: query.gender ?? viewer?.seeking,
    seeking: query.gender ? undefined : viewer?.gender,
    now,
  }
  const wishes = wishesOf(query, now)
  const fits = fitting(db, circle, wishes)
  const num_results = await countMembers(db, fits)
  const found = limit > 0 ? await findMembers(db, fits, limit, offset) : []
  const wantsSimilar = num_results < fewResults && wishes.length > 0 && limit > 0
  const nearly = nearlyFitting(db, circle, wishes)
  const similar = wantsSimilar ? await findMembers(db, nearly, mostSimilar, 0) : []
  return {
    page: query.page,
    page_size: searchPageSize,
    num_results,
    results: await presentCards(ctx, found),
    similar_results: await presentCards(ctx, similar),
    similar_num_results: wantsSimilar ? await countMembers(db, nearly) : 0,
    limited: limited && num_results > found.length,
    ...(ignored.length > 0 && { ignored }),
  }
}
