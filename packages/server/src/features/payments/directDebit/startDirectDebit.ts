import type { DirectDebit, newDirectDebitSchema } from '@bouquet/contract'
import type { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { readHolder, readIban, readPhone } from './bankAccount.rules.ts'
import { countSms, newCode, sendCode } from './code.ts'
import { keepDebit } from './directDebit.store.ts'
import { refuseBeyond } from './limits.ts'
import { mandateReference, mandateText } from './mandate.ts'
import { presentDebit } from './presentDebit.ts'
import { readCase, refuseOver } from './readCase.ts'
import { fingerprint, seal } from './seal.ts'

/**
 * Takes account, holder and consent to the mandate, keeps them with the time, and sends a code that signs.
 * @throws DomainError not_found, payment_not_open, mandate_not_accepted, iban_invalid, iban_country,
 *   holder_invalid, phone_invalid, direct_debit_blocked, direct_debit_limit, sms_limit
 */
export async function startDirectDebit(
  ctx: MemberCtx,
  given: z.output<typeof newDirectDebitSchema>,
): Promise<DirectDebit> {
  const { brand, clock, db, locale, secret, viewer } = ctx
  const known = await readCase(ctx, given.payment_id)
  refuseOver(known)
  const { payment } = known
  const iban = readIban(given.iban)
  const holder = readHolder(given.holder)
  const phone = readPhone(given.phone)
  if (!given.mandate_accepted) throw refuse('mandate_not_accepted', { field: 'mandate_accepted' })
  const ibanFingerprint = fingerprint(secret, iban)
  await refuseBeyond(db, ctx, { amount: payment.amount, ibanFingerprint })
  await countSms(ctx, phone)
  const { code, kept } = newCode(ctx, payment)
  const debit = await db.transaction(async (tx) => {
    const row = await keepDebit(tx, {
      payment: payment.id,
      brand: brand.id,
      member: viewer.id,
      mandateReference: mandateReference(payment),
      mandateText: mandateText(ctx, payment),
      mandateLocale: locale,
      accepted: clock.now(),
      holder,
      ibanSealed: seal(secret, iban),
      ibanFingerprint,
      ibanEnd: iban.slice(-4),
      phone,
      ...kept,
    })
    if (!row) throw refuse('payment_not_open')
    await sendCode(ctx, tx, { payment, phone, code })
    return row
  })
  return presentDebit(ctx, payment, debit)
}
