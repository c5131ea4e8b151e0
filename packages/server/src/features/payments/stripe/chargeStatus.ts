import type Stripe from 'stripe'
import type { ChargeResult, ChargeStatus } from '../PaymentProvider.ts'

const outcomes = {
  'checkout.session.completed': 'completed',
  'checkout.session.async_payment_succeeded': 'completed',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'cancelled',
} as const

/** The outcome in an event; null when it is not final or not about one of our payments. */
export function chargeResultOf(event: Stripe.Event): ChargeResult | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object
      const outcome = outcomes[event.type]
      if (session.client_reference_id === null) return null
      // Checkout is done but the bank has not paid; another event follows, up to days later.
      const isProcessing = outcome === 'completed' && session.payment_status !== 'paid'
      return checkoutResult(session, isProcessing ? 'processing' : outcome)
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed': {
      const intent = event.data.object
      // Intents of Checkout are covered by the session's events.
      if (!intent.payment_method_types.includes('sepa_debit') || !intent.metadata['payment']) {
        return null
      }
      return debitResult(intent, event.type === 'payment_intent.succeeded' ? 'completed' : 'failed')
    }
    default:
      return null
  }
}

/** The status of a Checkout Session or a debit. */
export const chargeStatusOf = {
  checkout(session: Stripe.Checkout.Session): ChargeStatus {
    if (session.payment_status === 'paid') return checkoutResult(session, 'completed')
    if (session.status === 'complete') return checkoutResult(session, 'processing')
    return session.status === 'expired' ? checkoutResult(session, 'cancelled') : 'open'
  },
  debit(intent: Stripe.PaymentIntent): ChargeStatus {
    if (intent.status === 'succeeded') return debitResult(intent, 'completed')
    if (intent.status === 'canceled') return debitResult(intent, 'cancelled')
    if (intent.status === 'requires_payment_method') return debitResult(intent, 'failed')
    return debitResult(intent, 'processing')
  },
}

const checkoutResult = (
  session: Stripe.Checkout.Session,
  outcome: ChargeResult['outcome'],
): ChargeResult => ({
  reference: session.id,
  payment: session.client_reference_id,
  outcome,
  amount: session.amount_total ?? 0,
  currency: (session.currency ?? '').toUpperCase(),
})

const debitResult = (
  intent: Stripe.PaymentIntent,
  outcome: ChargeResult['outcome'],
): ChargeResult => ({
  reference: intent.id,
  payment: intent.metadata['payment'] ?? null,
  outcome,
  amount: intent.amount,
  currency: intent.currency.toUpperCase(),
})
