import { calls } from '@bouquet/contract'
import type { App } from '../../platform/http/App.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { route } from '../../platform/http/route.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { fullPriceOf } from '../credits/index.ts'
import { findDiscount } from './findDiscount.ts'
import { findActiveDiscount, findWelcomeDiscount } from './findOwnDiscount.ts'

export function discountRoutes(app: App): void {
  route(app, calls.discountCode, async ({ ctx, query }) => ({
    discountcode: await answer(ctx, query),
  }))
}

/** Nobody types more codes; whoever guesses them does. */
const limit = { most: 60, windowSeconds: 3_600 }

async function answer(ctx: MemberCtx, { code, welcome, package: id, payment_method }: Query) {
  if (code === undefined) {
    return welcome === 'true' ? findWelcomeDiscount(ctx) : findActiveDiscount(ctx)
  }
  const { country, id: member } = ctx.viewer
  await limitRate(ctx, { key: `discount:${member}`, ...limit })
  const { currency, amount } = fullPriceOf(country, id)
  return findDiscount(ctx, code, { country, currency, method: payment_method, fullAmount: amount })
}

type Query = ReturnType<(typeof calls.discountCode.query)['parse']>
