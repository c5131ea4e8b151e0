import { formatMoney } from '@bouquet/i18n/format'
import { translator } from '@bouquet/i18n/node'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { sealsFor } from '../../../platform/seal.ts'
import type { PaymentRow } from '../payments.store.ts'

/** The mandate reference for the banks, which allow 35 characters. */
export const mandateReference = ({ id }: PaymentRow): string => id.replaceAll('-', '').toUpperCase()

/** The text that the member agrees to, in the page's language. */
export const mandateText = ({ brand, locale }: MemberCtx, payment: PaymentRow): string =>
  translator(locale)('checkout:mandate', {
    company: brand.company.name,
    price: formatMoney({ amount: payment.amount, currency: payment.currency }, locale),
    reference: mandateReference(payment),
  })

/** Encryption and fingerprints of account numbers. */
export const { seal, unseal, fingerprint } = sealsFor('bank account')
