import { likesPageSize } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { brandScope } from '../members/index.ts'
import { presentCards } from '../profiles/index.ts'
import { introduceMember } from './introductions/introduceMember.ts'
import { findIntroducedIds } from './introductions/introductions.store.ts'
import { likeMember } from './likeMember.ts'
import { countNewLikes, deleteLike, listLiked, listLikers, markLikeOpened } from './likes.store.ts'
import { answerMatchFinder, findMatches } from './matchFinder/findMatches.ts'
import { readSwipeGame, swipeMember, undoSwipe } from './swipe/swipeMember.ts'

const done = { ok: true } as const

export function likeRoutes(app: App): void {
  route(app, calls.likes, async ({ ctx, query: { page } }) => {
    const span = { limit: likesPageSize, offset: (page - 1) * likesPageSize }
    const scope = brandScope(ctx.brands, { brand: ctx.brand.id, viewer: ctx.viewer.id })
    const liked = await listLiked(ctx.db, scope, span)
    const likers = await listLikers(ctx.db, scope, span)
    const profiles = await presentCards(
      ctx,
      liked.map(({ member }) => member),
    )
    const cards = await presentCards(
      ctx,
      likers.map(({ member }) => member),
    )
    const opened = new Map(likers.map((row) => [row.member.id, row.opened]))
    const introduced = await findIntroducedIds(ctx.db, ctx.viewer.id)
    const liked_by = cards.map((card) => ({
      ...card,
      like_new: !opened.get(card.id),
      ...(introduced.has(card.id) && { introduced: true }),
    }))
    return { profiles, liked_by, num_new_likes: await countNewLikes(ctx.db, scope) }
  })

  route(app, calls.like, async ({ ctx, body }) => likeMember(ctx, body.profile))

  route(app, calls.unlike, async ({ ctx, body }) => {
    await deleteLike(ctx.db, ctx.viewer.id, body.profile)
    return done
  })

  route(app, calls.openLike, async ({ ctx, body }) => {
    await markLikeOpened(ctx.db, body.profile, ctx.viewer.id, ctx.clock.now())
    return done
  })

  route(app, calls.swipeGame, ({ ctx }) => readSwipeGame(ctx))
  route(app, calls.swipe, ({ ctx, body }) => swipeMember(ctx, body))
  route(app, calls.undoSwipe, ({ ctx }) => undoSwipe(ctx))

  route(app, calls.matchFinder, ({ ctx }) => findMatches(ctx))
  route(app, calls.answerMatchFinder, async ({ ctx, body }) => {
    await answerMatchFinder(ctx, body)
    return findMatches(ctx)
  })

  route(app, calls.autoLike, async ({ ctx }) => ({ profile: await introduceMember(ctx) }))
}
