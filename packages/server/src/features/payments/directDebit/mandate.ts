import { formatMoney } from '@bouquet/i18n/format'
import { translator } from '@bouquet/i18n/node'
import { z } from 'zod'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { jobKind } from '../../../platform/jobs/Jobs.ts'
import { sealsFor } from '../../../platform/secrets.ts'
import { failRefusedPayment } from '../checkout.ts'
import { PaymentRefused } from '../PaymentProvider.ts'
import { type PaymentRow, setProviderReference } from '../payments.store.ts'
import { findProvider } from '../providers.ts'
import { findSignedDebit } from './directDebit.store.ts'

/** The mandate reference for the banks, which allow 35 characters. */
export function mandateReference({ id }: PaymentRow): string {
  return id.replaceAll('-', '').toUpperCase()
}

/** The text that the member agrees to, in the page's language. */
export function mandateText({ brand, locale }: MemberCtx, payment: PaymentRow): string {
  return translator(locale)('checkout:mandate', {
    company: brand.company.name,
    price: formatMoney({ amount: payment.amount, currency: payment.currency }, locale),
    reference: mandateReference(payment),
  })
}

/** Encryption and fingerprints of account numbers. */
export const { seal, unseal, fingerprint } = sealsFor('bank account')

/** Collects the money of a signed mandate. */
export const collectDebitJob = jobKind('collect-debit', z.object({ payment: z.uuid() }))

/**
 * Collects once, however often it runs. A debit that the provider refuses ends the payment.
 * @throws Error when the provider cannot be reached, so that the job is retried
 */
export async function collectDebit(services: Services, id: string): Promise<void> {
  const { db, secret } = services
  const found = await findSignedDebit(db, id)
  if (found?.payment.status !== 'pending') return
  const { payment, debit, email, signed } = found
  const provider = findProvider(services, payment.provider)
  if (!provider) throw new Error(`The provider ${payment.provider} is not set up.`)
  const request = {
    payment: id,
    amount: payment.amount,
    currency: payment.currency,
    credits: payment.credits,
    origin: payment.origin ?? '',
    returnPath: `/transactions/${id}`,
    iban: unseal(secret, debit.ibanEncrypted),
    holder: debit.holder,
    email,
    signed,
    signedFrom: {
      address: payment.providerData['address'] ?? '',
      agent: payment.providerData['agent'] ?? '',
    },
  }
  try {
    const { reference } = await provider.collect(request)
    await setProviderReference(db, id, reference)
  } catch (thrown) {
    if (!(thrown instanceof PaymentRefused)) throw thrown
    await failRefusedPayment(services, id, thrown)
  }
}
