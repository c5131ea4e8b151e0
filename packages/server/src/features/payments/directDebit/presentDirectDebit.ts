import { type DirectDebit, paymentIdSchema } from '@bouquet/contract'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { PaymentRow } from '../payments.store.ts'
import { debitLimit, remainingDebitLimit } from './debitLimit.ts'
import type { DebitRow } from './directDebit.store.ts'
import { mandateReference, mandateText } from './mandate.ts'
import { maxCodeAttempts } from './smsCode.ts'

export async function presentDirectDebit(
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
    limit: debitLimit,
    left: await remainingDebitLimit(ctx.db, ctx),
    iban_end: debit?.ibanEnd ?? null,
    phone_end: debit?.phone.slice(-3) ?? null,
    holder: debit?.holder ?? null,
    code_expires: debit?.codeEnds.toISOString() ?? null,
    tries_left: debit ? maxCodeAttempts - debit.wrongCodes : null,
  }
}
