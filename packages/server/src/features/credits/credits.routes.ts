import { calls } from '@bouquet/contract'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { findDiscount } from './findDiscount.ts'
import { readOffer } from './readOffer.ts'

export function creditRoutes(app: App): void {
  route(app, calls.credits, ({ ctx }) => readOffer(ctx))
  route(app, calls.discountCode, async ({ ctx, query }) => ({
    discountcode: await findDiscount(ctx, { code: query.code, welcome: query.welcome === 'true' }),
  }))
}
