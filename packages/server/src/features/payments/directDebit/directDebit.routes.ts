import { calls } from '@bouquet/contract'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { confirmDirectDebit } from './confirmDirectDebit.ts'
import { presentDebit } from './presentDebit.ts'
import { readCase } from './readCase.ts'
import { resendCode } from './resendCode.ts'
import { startDirectDebit } from './startDirectDebit.ts'

export function directDebitRoutes(app: App): void {
  route(app, calls.directDebit, async ({ ctx, query }) => {
    const { payment, debit } = await readCase(ctx, query.payment_id)
    return { direct_debit: await presentDebit(ctx, payment, debit) }
  })
  route(app, calls.startDirectDebit, async ({ ctx, body }) => ({
    direct_debit: await startDirectDebit(ctx, body),
  }))
  route(app, calls.confirmDirectDebit, async ({ ctx, body }) => ({
    payment: await confirmDirectDebit(ctx, body),
  }))
  route(app, calls.resendDirectDebitCode, async ({ ctx, body }) => ({
    direct_debit: await resendCode(ctx, body.payment_id),
  }))
}
