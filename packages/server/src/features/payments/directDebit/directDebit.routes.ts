import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { logAttempt } from '../../../platform/securityLog/logSecurity.ts'
import { confirmDirectDebit, resendSmsCode } from './confirmDirectDebit.ts'
import { presentDirectDebit, readDebitPayment } from './readDirectDebit.ts'
import { startDirectDebit } from './startDirectDebit.ts'

export function directDebitRoutes(app: App): void {
  route(app, calls.directDebit, async ({ ctx, query }) => {
    const { payment, debit } = await readDebitPayment(ctx, query.payment_id)
    return { direct_debit: await presentDirectDebit(ctx, payment, debit) }
  })
  route(app, calls.startDirectDebit, async ({ ctx, body }) => ({
    direct_debit: await startDirectDebit(ctx, body),
  }))
  route(app, calls.confirmDirectDebit, async ({ ctx, body }) => ({
    payment: await logAttempt(ctx, { kind: 'direct_debit.approved', account: ctx.viewer.id }, () =>
      confirmDirectDebit(ctx, body),
    ),
  }))
  route(app, calls.resendDirectDebitCode, async ({ ctx, body }) => ({
    direct_debit: await resendSmsCode(ctx, body.payment_id),
  }))
}
