import { calls, streams } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { handleProviderEvent } from './handleProviderEvent.ts'
import { findMemberPayment } from './payments.store.ts'
import { presentPayment } from './presentPayment.ts'
import { findWebhookSender } from './providers.ts'
import { readCreditOffer, readRepeatOrder } from './readCreditOffer.ts'
import { readReceipt, readTransactions } from './readPayments.ts'
import { startPayment } from './startPayment.ts'

export function paymentRoutes(app: App): void {
  route(app, calls.credits, ({ ctx }) => readCreditOffer(ctx))
  route(app, calls.startPayment, ({ ctx, body }) => startPayment(ctx, body))
  route(app, calls.repeatOrder, async ({ ctx }) => ({ order: await readRepeatOrder(ctx) }))
  route(app, calls.payment, async ({ ctx, query }) => {
    const row = await findMemberPayment(ctx.db, ctx.viewer.id, query.payment_id)
    if (!row) throw refuse('not_found')
    return { payment: presentPayment(row) }
  })
  route(app, calls.transactions, async ({ ctx }) => ({
    transactions: await readTransactions(ctx),
  }))
  route(app, calls.receipt, async ({ ctx, query }) => ({
    receipt: await readReceipt(ctx, query.payment_id),
  }))
  app.post(streams.paymentWebhook, async (http) => {
    const ctx = http.get('ctx')
    const { provider, signature } = findWebhookSender(ctx, (name) => http.req.header(name))
    const event = await provider.parseWebhook(await http.req.text(), signature)
    if (event) await handleProviderEvent(ctx, { provider: provider.name, event })
    return http.json({ ok: true })
  })
}
