import { streams } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/http/Services.ts'
import { recordDispute } from './disputes/recordDispute.ts'
import type { ProviderEvent } from './PaymentProvider.ts'
import { findWebhookSender } from './providers.ts'
import { readCreditOffer, readRepeatOrder } from './readCreditOffer.ts'
import { readPayment, readReceipt, readTransactions } from './readPayments.ts'
import { recordRefunds } from './refunds/recordRefunds.ts'
import { settlePayment } from './settlePayment.ts'
import { startPayment } from './startPayment.ts'
import { offerWithdrawal, withdraw } from './withdrawal/withdraw.ts'

export function paymentRoutes(app: App): void {
  route(app, calls.credits, ({ ctx }) => readCreditOffer(ctx))
  route(app, calls.startPayment, ({ ctx, body }) => startPayment(ctx, body))
  route(app, calls.repeatOrder, async ({ ctx }) => ({ order: await readRepeatOrder(ctx) }))
  route(app, calls.payment, async ({ ctx, query }) => ({
    payment: await readPayment(ctx, query.payment_id),
  }))
  route(app, calls.transactions, async ({ ctx }) => ({
    transactions: await readTransactions(ctx),
  }))
  route(app, calls.receipt, async ({ ctx, query }) => ({
    receipt: await readReceipt(ctx, query.payment_id),
  }))
  route(app, calls.offerWithdrawal, async ({ ctx, body }) => ({
    offer: await offerWithdrawal(ctx, body),
  }))
  route(app, calls.withdraw, async ({ ctx, body }) => ({ withdrawal: await withdraw(ctx, body) }))
  app.post(streams.paymentWebhook, async (http) => {
    const ctx = http.get('ctx')
    const { provider, signature } = findWebhookSender(ctx, (name) => http.req.header(name))
    const event = await provider.parseWebhook(await http.req.text(), signature)
    if (event) await handleProviderEvent(ctx, { provider: provider.name, event })
    return http.json({ ok: true })
  })
}

/** Applies a provider event. Safe to repeat and in any order. */
function handleProviderEvent(
  services: Services,
  { provider, event }: { readonly provider: string; readonly event: ProviderEvent },
): Promise<void> {
  switch (event.kind) {
    case 'charge':
      return settlePayment(services, { provider, ...event.result })
    case 'dispute':
      return recordDispute(services, { provider, ...event })
    case 'refunds':
      return recordRefunds(services, { provider, ...event })
  }
}
