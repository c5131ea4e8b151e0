import type { Money } from '@bouquet/contract'
import type { RefundLimits } from '../../../platform/config.ts'

interface LimitedRefund {
  /** What was paid back of the payment before, in the minor unit, so that no refund is split to stay below. */
  readonly before: number
  readonly amount: number
  readonly currency: Money['currency']
}

/** Whether a refund needs a second person. */
export function isAboveLimit(
  { before, amount, currency }: LimitedRefund,
  limits: RefundLimits,
): boolean {
  const limit = limits.get(currency)
  return limit !== undefined && before + amount > limit
}
