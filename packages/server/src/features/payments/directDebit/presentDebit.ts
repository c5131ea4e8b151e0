import { type DirectDebit, paymentIdSchema } from '@bouquet/contract'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { PaymentRow } from '../payments.store.ts'
import { mostTries } from './code.ts'
import type { DebitRow } from './directDebit.store.ts'
import { leftOfLimit, limit } from './limits.ts'
import { mandateReference, mandateText } from './mandate.ts'

export async function presentDebit(
  ctx: MemberCtx,
  payment: PaymentRow,
  debit: DebitRow | undefined,
): Promise<DirectDebit> {
  return {
    payment_id: paymentIdSchema.parse(payment.id),
    price: { amount: payment.amount, currency: payment.currency },
    state: debit === undefined ? 'open' : debit.signed === null ? 'code_sent' : 'signed',
    mandate_text: debit?.mandateText ?? mandateText(ctx, payment),
    mandate_reference: mandateReference(payment),
    limit,
    left: await leftOfLimit(ctx.db, ctx),
    iban_end: debit?.ibanEnd ?? null,
    phone_end: debit?.phone.slice(-3) ?? null,
    holder: debit?.holder ?? null,
    code_expires: debit?.codeEnds.toISOString() ?? null,
    tries_left: debit ? mostTries - debit.wrongCodes : null,
  }
}
