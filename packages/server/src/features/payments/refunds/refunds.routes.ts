import { calls } from '@bouquet/contract'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { readReceipt } from './readReceipt.ts'

export function refundRoutes(app: App): void {
  route(app, calls.receipt, async ({ ctx, query }) => ({
    receipt: await readReceipt(ctx, query.payment_id),
  }))
}
