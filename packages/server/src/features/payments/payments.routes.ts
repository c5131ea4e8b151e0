import { calls, streams } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { findPayment, listPayments } from './payments.store.ts'
import { presentPayment } from './presentPayment.ts'
import { sandboxRoutes } from './sandbox/sandbox.routes.ts'
import { sandbox, signatureHeader } from './sandbox/sandbox.ts'
import { settlePayment } from './settlePayment.ts'
import { startPayment } from './startPayment.ts'

export function paymentRoutes(app: App): void {
  route(app, calls.startPayment, ({ ctx, body }) => startPayment(ctx, sandbox(ctx), body))
  route(app, calls.payment, async ({ ctx, query }) => {
    const row = await findPayment(ctx.db, ctx.viewer.id, query.payment_id)
    if (!row) throw refuse('not_found')
    return { payment: presentPayment(row) }
  })
  route(app, calls.transactions, async ({ ctx }) => ({
    transactions: (await listPayments(ctx.db, ctx.viewer.id)).map(presentPayment),
  }))
  app.post(streams.paymentWebhook, async (http) => {
    const provider = sandbox(http.get('ctx'))
    const notice = provider.readNotice(await http.req.text(), http.req.header(signatureHeader))
    await settlePayment(http.get('ctx'), provider.name, notice)
    return http.json({ ok: true })
  })
  sandboxRoutes(app)
}
