import type Stripe from 'stripe'
import type { Finding, Notice } from '../PaymentProvider.ts'

const outcomes = {
  'checkout.session.completed': 'completed',
  'checkout.session.async_payment_succeeded': 'completed',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'cancelled',
} as const

/** What an event means for a payment; null when it says nothing final or nothing of a payment of ours. */
export function noticeOf(event: Stripe.Event): Notice | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object
      const outcome = outcomes[event.type]
      // The member is through, but the bank has yet to pay: another event will come.
      if (outcome === 'completed' && session.payment_status !== 'paid') return null
      return session.client_reference_id === null ? null : checkoutNotice(session, outcome)
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed': {
      const intent = event.data.object
      // An intent of Checkout is told by the session's own events.
      if (!intent.payment_method_types.includes('sepa_debit') || !intent.metadata['payment']) {
        return null
      }
      return debitNotice(intent, event.type === 'payment_intent.succeeded' ? 'completed' : 'failed')
    }
    default:
      return null
  }
}

/** Where a thing of Stripe's stands when it is asked for. */
export const findingOf = {
  checkout(session: Stripe.Checkout.Session): Finding {
    if (session.payment_status === 'paid') return checkoutNotice(session, 'completed')
    return session.status === 'expired' ? checkoutNotice(session, 'cancelled') : 'open'
  },
  debit(intent: Stripe.PaymentIntent): Finding {
    if (intent.status === 'succeeded') return debitNotice(intent, 'completed')
    if (intent.status === 'canceled') return debitNotice(intent, 'cancelled')
    return intent.status === 'requires_payment_method' ? debitNotice(intent, 'failed') : 'open'
  },
}

const checkoutNotice = (session: Stripe.Checkout.Session, outcome: Notice['outcome']): Notice => ({
  reference: session.id,
  payment: session.client_reference_id,
  outcome,
  amount: session.amount_total ?? 0,
  currency: (session.currency ?? '').toUpperCase(),
})

const debitNotice = (intent: Stripe.PaymentIntent, outcome: Notice['outcome']): Notice => ({
  reference: intent.id,
  payment: intent.metadata['payment'] ?? null,
  outcome,
  amount: intent.amount,
  currency: intent.currency.toUpperCase(),
})
