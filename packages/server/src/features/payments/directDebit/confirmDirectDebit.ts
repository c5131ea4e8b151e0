import type { confirmDirectDebitSchema, DirectDebit, Payment } from '@bouquet/contract'
import type { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { lockMember } from '../../members/index.ts'
import { savePaymentEvidence } from '../payments.store.ts'
import { presentPayment } from '../readPayments.ts'
import { startProcessing } from '../settlePayment.ts'
import { requireDebitAllowed } from './debitLimit.ts'
import { countCodeAttempt, type DebitRow, replaceSmsCode, signDebit } from './directDebit.store.ts'
import { collectDebitJob } from './mandate.ts'
import { presentDirectDebit, readDebitPayment, requireOpenDebit } from './readDirectDebit.ts'
import { createSmsCode, isCorrectCode, limitSms, maxCodeAttempts, sendSmsCode } from './smsCode.ts'

/**
 * Signs the mandate with the code. A job collects the money and is retried until the provider has
 * accepted it. Confirming again is not an error.
 * @throws DomainError not_found, payment_not_open, sms_code_expired, sms_code_too_often,
 *   sms_code_wrong (params.left), direct_debit_blocked, direct_debit_limit
 */
export async function confirmDirectDebit(
  ctx: MemberCtx,
  { payment_id, code }: z.output<typeof confirmDirectDebitSchema>,
): Promise<Payment> {
  const { clock, db, jobs, viewer, visit } = ctx
  const current = await readDebitPayment(ctx, payment_id)
  const { payment, debit } = current
  if (debit?.signed) return presentPayment(payment)
  requireOpenDebit(current)
  if (!debit) throw refuse('payment_not_open')
  await verifyCode(ctx, debit, code)
  await db.transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const { ibanFingerprint } = debit
    await requireDebitAllowed(tx, ctx, { amount: payment.amount, ibanFingerprint })
    const signed = await signDebit(tx, payment.id, clock.now())
    if (!signed) return
    await startProcessing(tx, ctx, payment.id)
    await savePaymentEvidence(tx, payment.id, { address: visit.address, agent: visit.agent })
    await jobs.send(tx, collectDebitJob, { payment: payment.id })
  })
  return presentPayment(payment)
}

async function verifyCode(
  { clock, db, secret }: MemberCtx,
  { payment, codeEnds }: DebitRow,
  code: string,
) {
  if (codeEnds <= clock.now()) throw refuse('sms_code_expired', { field: 'code' })
  const tried = await countCodeAttempt(db, payment, maxCodeAttempts)
  if (!tried) throw refuse('sms_code_too_often', { field: 'code' })
  if (isCorrectCode(secret, payment, code, tried.codeHash)) return
  const left = maxCodeAttempts - tried.wrongCodes
  throw left > 0
    ? refuse('sms_code_wrong', { field: 'code', params: { left } })
    : refuse('sms_code_too_often', { field: 'code' })
}

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
