import type { DirectDebit, newDirectDebitSchema } from '@bouquet/contract'
import type { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { parseIban, readHolder, readPhone } from './bankAccount.rules.ts'
import { requireDebitAllowed } from './debitLimit.ts'
import { saveUnsignedDebit } from './directDebit.store.ts'
import { fingerprint, mandateReference, mandateText, seal } from './mandate.ts'
import { presentDirectDebit, readDebitPayment, requireOpenDebit } from './readDirectDebit.ts'
import { createSmsCode, limitSms, sendSmsCode } from './smsCode.ts'

/**
 * Stores account, holder and consent to the mandate, and sends the code that signs it.
 * @throws DomainError not_found, payment_not_open, mandate_not_accepted, iban_invalid,
 *   iban_country, holder_invalid, phone_invalid, direct_debit_blocked, direct_debit_limit,
 *   sms_limit
 */
export async function startDirectDebit(
  ctx: MemberCtx,
  input: z.output<typeof newDirectDebitSchema>,
): Promise<DirectDebit> {
  const { brand, clock, db, locale, secret, viewer } = ctx
  const current = await readDebitPayment(ctx, input.payment_id)
  requireOpenDebit(current)
  const { payment } = current
  const iban = parseIban(input.iban)
  const holder = readHolder(input.holder)
  const phone = readPhone(input.phone)
  if (!input.mandate_accepted) throw refuse('mandate_not_accepted', { field: 'mandate_accepted' })
  const ibanFingerprint = fingerprint(secret, iban)
  await requireDebitAllowed(db, ctx, { amount: payment.amount, ibanFingerprint })
  await limitSms(ctx, phone)
  const { code, stored } = createSmsCode(ctx, payment)
  const debit = await db.transaction(async (tx) => {
    const row = await saveUnsignedDebit(tx, {
      payment: payment.id,
      brand: brand.id,
      member: viewer.id,
      mandateReference: mandateReference(payment),
      mandateText: mandateText(ctx, payment),
      mandateLocale: locale,
      accepted: clock.now(),
      holder,
      ibanEncrypted: seal(secret, iban),
      ibanFingerprint,
      ibanEnd: iban.slice(-4),
      phone,
      ...stored,
    })
    if (!row) throw refuse('payment_not_open')
    await sendSmsCode(tx, ctx, { payment, phone, code })
    return row
  })
  return presentDirectDebit(ctx, payment, debit)
}
