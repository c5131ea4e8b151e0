import type { Money } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'

interface LimitedRefund {
  /** What was paid back of the payment before, in the minor unit, so that no refund is split to stay below. */
  readonly before: number
  readonly amount: number
  readonly currency: Money['currency']
}

type RefundLimits = Brand['settings']['refund_limits']

/** Most of a payment that one person may pay back, in the minor unit; nothing in a currency that is left out. */
export function refundLimit(limits: RefundLimits, currency: Money['currency']): number {
  return limits[currency] ?? 0
}

/** Whether a refund needs a second person. */
export function isAboveLimit(
  { before, amount, currency }: LimitedRefund,
  limits: RefundLimits,
): boolean {
  return before + amount > refundLimit(limits, currency)
}
