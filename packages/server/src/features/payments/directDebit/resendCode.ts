import type { DirectDebit } from '@bouquet/contract'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { countSms, newCode, sendCode } from './code.ts'
import { replaceCode } from './directDebit.store.ts'
import { presentDebit } from './presentDebit.ts'
import { readCase, refuseOver } from './readCase.ts'

/**
 * Sends a new code to the same number; the one before is no longer good.
 * @throws DomainError not_found, payment_not_open, sms_limit
 */
export async function resendCode(ctx: MemberCtx, id: string): Promise<DirectDebit> {
  const known = await readCase(ctx, id)
  refuseOver(known)
  const { payment, debit } = known
  if (!debit) throw refuse('payment_not_open')
  await countSms(ctx, debit.phone)
  const { code, kept } = newCode(ctx, payment)
  const renewed = await ctx.db.transaction(async (tx) => {
    const row = await replaceCode(tx, id, kept)
    if (!row) throw refuse('payment_not_open')
    await sendCode(ctx, tx, { payment, phone: row.phone, code })
    return row
  })
  return presentDebit(ctx, payment, renewed)
}
