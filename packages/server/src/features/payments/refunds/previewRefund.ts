import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { findPurchase } from '../findPurchase.ts'
import { withdrawalEnd, withdrawalTerms } from '../withdrawal/withdrawalPeriod.rules.ts'
import { decideRefund } from './decideRefund.rules.ts'
import { isAboveLimit, refundLimit } from './refundLimit.rules.ts'
import { quoteOf, readRefundCase } from './refundPayment.ts'

interface PreviewInput {
  readonly brand: string
  readonly payment: string
  /** In the minor unit; without it all that can be paid back. */
  readonly amount?: number | undefined
}

/**
 * What a refund would pay back and take, and by which rule; nothing is changed.
 * @throws DomainError not_found, and those of a refund
 */
export async function previewRefund(
  { brands, clock, db }: Services,
  { brand, payment: typed, amount }: PreviewInput,
) {
  const shop = brands.byId(brand)
  const payment = await findPurchase(db, brand, typed)
  if (!shop || !payment) throw refuse('not_found', { field: 'payment' })
  if (payment.member === null) throw refuse('refund_nothing_left')
  const terms = withdrawalTerms(shop)
  const limits = shop.settings.refund_limits
  const now = clock.now()
  const refundable = { payment, member: payment.member, terms, now }
  const each = await readRefundCase(db, refundable)
  const most = quoteOf(decideRefund(each, now), refundable)
  const quote = quoteOf(decideRefund(each, now, amount), refundable)
  const until = withdrawalEnd(payment.settled ?? payment.created, terms)
  const { currency } = payment
  return {
    payment,
    refunded: each.refundedAmount,
    quote,
    most,
    rule: ruleOf({ ...quote, most: most.amount, isWhole: most.credits === payment.credits }),
    days: terms.refundDays,
    until,
    isWithinDays: now <= until,
    needsApproval: isAboveLimit(
      { before: each.refundedAmount, amount: quote.amount, currency },
      limits,
    ),
    limit: refundLimit(limits, currency),
  }
}

interface Quote {
  readonly amount: number
  readonly most: number
  readonly isWhole: boolean
}

function ruleOf({ amount, most, isWhole }: Quote): 'whole' | 'unspent' | 'part' {
  if (amount < most) return 'part'
  return isWhole ? 'whole' : 'unspent'
}
