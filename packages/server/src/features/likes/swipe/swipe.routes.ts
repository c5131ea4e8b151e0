import { calls } from '@bouquet/contract'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { readGame, swipe, undoSwipe } from './swipe.ts'

export function swipeRoutes(app: App): void {
  route(app, calls.swipeGame, ({ ctx }) => readGame(ctx))
  route(app, calls.swipe, ({ ctx, body }) => swipe(ctx, body))
  route(app, calls.undoSwipe, ({ ctx }) => undoSwipe(ctx))
}
