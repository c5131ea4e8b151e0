import { formatMoney } from '@bouquet/i18n/format'
import { translator } from '@bouquet/i18n/node'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { sealsFor } from '../../../platform/seal.ts'
import type { PaymentRow } from '../payments.store.ts'

/** Names the mandate at the banks, which allow 35 signs. */
export const mandateReference = ({ id }: PaymentRow): string => id.replaceAll('-', '').toUpperCase()

/** What the member agrees to, in the language of the page. */
export const mandateText = ({ brand, locale }: MemberCtx, payment: PaymentRow): string =>
  translator(locale)('checkout:mandate', {
    company: brand.company.name,
    price: formatMoney({ amount: payment.amount, currency: payment.currency }, locale),
    reference: mandateReference(payment),
  })

/** How account numbers are kept. */
export const { seal, unseal, fingerprint } = sealsFor('bank account')
