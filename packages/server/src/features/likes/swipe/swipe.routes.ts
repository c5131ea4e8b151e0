import { calls } from '@bouquet/contract'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { readSwipeGame, swipeMember, undoSwipe } from './swipeMember.ts'

export function swipeRoutes(app: App): void {
  route(app, calls.swipeGame, ({ ctx }) => readSwipeGame(ctx))
  route(app, calls.swipe, ({ ctx, body }) => swipeMember(ctx, body))
  route(app, calls.undoSwipe, ({ ctx }) => undoSwipe(ctx))
}
