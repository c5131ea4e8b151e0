import type { DirectDebit } from '@bouquet/contract'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { replaceSmsCode } from './directDebit.store.ts'
import { presentDirectDebit } from './presentDirectDebit.ts'
import { readDebitPayment, requireOpenDebit } from './readDebitPayment.ts'
import { createSmsCode, limitSms, sendSmsCode } from './smsCode.ts'

/**
 * Sends a new code to the same number; the previous code becomes invalid.
 * @throws DomainError not_found, payment_not_open, sms_limit
 */
export async function resendSmsCode(ctx: MemberCtx, id: string): Promise<DirectDebit> {
  const current = await readDebitPayment(ctx, id)
  requireOpenDebit(current)
  const { payment, debit } = current
  if (!debit) throw refuse('payment_not_open')
  await limitSms(ctx, debit.phone)
  const { code, stored } = createSmsCode(ctx, payment)
  const renewed = await ctx.db.transaction(async (tx) => {
    const row = await replaceSmsCode(tx, id, stored)
    if (!row) throw refuse('payment_not_open')
    await sendSmsCode(tx, ctx, { payment, phone: row.phone, code })
    return row
  })
  return presentDirectDebit(ctx, payment, renewed)
}
