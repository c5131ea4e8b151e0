import { likesPageSize } from '@bouquet/contract'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { brandScope } from '../members/index.ts'
import { presentCards } from '../profiles/index.ts'
import { countNewLikes, listLiked, listLikers } from './likes.store.ts'

/** One page of the likes that the viewer gave and received, the latest first. */
export async function readLikes(ctx: MemberCtx, page: number) {
  const { brand, brands, db, viewer } = ctx
  const span = { limit: likesPageSize, offset: (page - 1) * likesPageSize }
  const scope = brandScope(brands, { brand: brand.id, viewer: viewer.id })
  const liked = await listLiked(db, scope, span)
  const likers = await listLikers(db, scope, span)
  const profiles = await presentCards(
    ctx,
    liked.map(({ member }) => member),
  )
  const cards = await presentCards(
    ctx,
    likers.map(({ member }) => member),
  )
  const rows = new Map(likers.map((row) => [row.member.id, row]))
  const liked_by = cards.map((card) => ({
    ...card,
    like_new: !rows.get(card.id)?.opened,
    ...(rows.get(card.id)?.introduced && { introduced: true }),
  }))
  return { profiles, liked_by, num_new_likes: await countNewLikes(db, scope) }
}
