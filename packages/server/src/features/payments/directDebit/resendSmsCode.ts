import type { DirectDebit } from '@bouquet/contract'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { replaceSmsCode } from './directDebit.store.ts'
import { presentDirectDebit } from './presentDirectDebit.ts'
import { readDebitPayment, requireOpenDebit } from './readDebitPayment.ts'
import { createSmsCode, limitSms, sendSmsCode } from './smsCode.ts'

/**
 * Sends a new code to the same number; the one before is no longer good.
 * @throws DomainError not_found, payment_not_open, sms_limit
 */
export async function resendSmsCode(ctx: MemberCtx, id: string): Promise<DirectDebit> {
  const known = await readDebitPayment(ctx, id)
  requireOpenDebit(known)
  const { payment, debit } = known
  if (!debit) throw refuse('payment_not_open')
  await limitSms(ctx, debit.phone)
  const { code, kept } = createSmsCode(ctx, payment)
  const renewed = await ctx.db.transaction(async (tx) => {
    const row = await replaceSmsCode(tx, id, kept)
    if (!row) throw refuse('payment_not_open')
    await sendSmsCode(ctx, tx, { payment, phone: row.phone, code })
    return row
  })
  return presentDirectDebit(ctx, payment, renewed)
}
