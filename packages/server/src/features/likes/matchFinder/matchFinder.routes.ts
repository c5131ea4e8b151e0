import { calls } from '@bouquet/contract'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { answerMatchFinder, findMatches } from './findMatches.ts'

export function matchFinderRoutes(app: App): void {
  route(app, calls.matchFinder, ({ ctx }) => findMatches(ctx))
  route(app, calls.answerMatchFinder, async ({ ctx, body }) => {
    await answerMatchFinder(ctx, body)
    return findMatches(ctx)
  })
}
