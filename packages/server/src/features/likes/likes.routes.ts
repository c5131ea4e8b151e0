import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { introduceMember } from './introductions/introduceMember.ts'
import { likeMember } from './likeMember.ts'
import { answerMatchFinder, findMatches } from './matchFinder/findMatches.ts'
import { openLike } from './openLike.ts'
import { readLikes } from './readLikes.ts'
import { readSwipeGame, swipeMember, undoSwipe } from './swipe/swipeMember.ts'
import { unlikeMember } from './unlikeMember.ts'

const done = { ok: true } as const

export function likeRoutes(app: App): void {
  route(app, calls.likes, ({ ctx, query }) => readLikes(ctx, query.page))
  route(app, calls.like, async ({ ctx, body }) => likeMember(ctx, body.profile))

  route(app, calls.unlike, async ({ ctx, body }) => {
    await unlikeMember(ctx, body.profile)
    return done
  })

  route(app, calls.openLike, async ({ ctx, body }) => {
    await openLike(ctx, body.profile)
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
