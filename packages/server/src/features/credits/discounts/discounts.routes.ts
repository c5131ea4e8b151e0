import { fullPriceOf } from '@bouquet/contract/packages'
import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../../platform/http/App.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { route } from '../../../platform/http/route.ts'
import { findActiveDiscount, findTypedDiscount, findWelcomeDiscount } from './findDiscount.ts'

export function discountRoutes(app: App): void {
  route(app, calls.discountCode, async ({ ctx, query }) => ({
    discountcode: await findRequestedDiscount(ctx, query),
  }))
}

async function findRequestedDiscount(
  ctx: MemberCtx,
  { code, welcome, package: id, payment_method }: Query,
) {
  if (code === undefined) {
    return welcome === 'true' ? findWelcomeDiscount(ctx) : findActiveDiscount(ctx)
  }
  const { country } = ctx.viewer
  const { currency, amount } = fullPriceOf(country, id)
  return findTypedDiscount(ctx, {
    code,
    country,
    currency,
    method: payment_method,
    fullAmount: amount,
  })
}

type Query = ReturnType<(typeof calls.discountCode.query)['parse']>
