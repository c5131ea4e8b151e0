import { isWithdrawalOver, type WithdrawalTerms } from '../withdrawal/withdrawalPeriod.rules.ts'

export interface RefundCase {
  readonly status: 'pending' | 'completed' | 'failed' | 'cancelled'
  readonly settled: Date | null
  /** Credits bought; `amount` is their price in the minor unit. */
  readonly credits: number
  readonly amount: number
  /** Credits and amount refunded before. */
  readonly refundedCredits: number
  readonly refundedAmount: number
  /** The member's current balance. */
  readonly balance: number
  /** Whether the payer's bank reclaims the payment or has got it back. */
  readonly isDisputed: boolean
  readonly terms: WithdrawalTerms
}

export type RefundDecision =
  | { readonly kind: 'pay'; readonly credits: number; readonly amount: number }
  | {
      readonly kind: 'refuse'
      readonly reason:
        | 'refund_not_completed'
        | 'refund_disputed'
        | 'refund_too_late'
        | 'refund_nothing_left'
    }
  /** `max` is what can be paid back, in the minor unit. */
  | { readonly kind: 'refuse'; readonly reason: 'refund_too_much'; readonly max: number }

/**
 * Decides how much of a payment is refunded: the unspent part, in proportion and rounded up in the member's favour.
 * Credits that were given count as spent first, so that bought ones last longest. Refunding the last credits returns
 * all remaining money.
 * @param wanted a smaller amount, in the minor unit; its credits are taken in proportion, rounded down
 */
export function decideRefund(each: RefundCase, now: Date, wanted?: number): RefundDecision {
  if (each.status !== 'completed' || !each.settled) return refused('refund_not_completed')
  if (each.isDisputed) return refused('refund_disputed')
  if (isWithdrawalOver(each.settled, each.terms, now)) return refused('refund_too_late')
  const left = each.credits - each.refundedCredits
  const credits = Math.min(left, each.balance)
  const rest = each.amount - each.refundedAmount
  if (credits <= 0 || rest <= 0) return refused('refund_nothing_left')
  const share = Math.ceil((each.amount * credits) / each.credits)
  const max = credits === left ? rest : Math.min(share, rest)
  if (wanted === undefined || wanted === max) return { kind: 'pay', credits, amount: max }
  if (wanted > max) return { kind: 'refuse', reason: 'refund_too_much', max }
  const due = Math.floor((each.credits * (each.refundedAmount + wanted)) / each.amount)
  const taken = Math.min(credits, Math.max(0, due - each.refundedCredits))
  return { kind: 'pay', credits: taken, amount: wanted }
}

interface Amounts {
  readonly credits: number
  /** Minor unit. */
  readonly amount: number
}

/**
 * The credits that correspond to a refunded amount: in proportion, rounded down in the member's
 * favour. The last of the money takes all remaining credits.
 */
export function creditsForAmount(
  paid: Amounts,
  before: readonly Amounts[],
  amount: number,
): number {
  const left = before.reduce(
    (rest, back) => ({ credits: rest.credits - back.credits, amount: rest.amount - back.amount }),
    { credits: paid.credits, amount: paid.amount },
  )
  const share = Math.floor((paid.credits * amount) / paid.amount)
  return Math.max(0, amount >= left.amount ? left.credits : Math.min(share, left.credits))
}

type Refusal = Exclude<Extract<RefundDecision, { kind: 'refuse' }>['reason'], 'refund_too_much'>

const refused = (reason: Refusal): RefundDecision => ({
  kind: 'refuse',
  reason,
})
