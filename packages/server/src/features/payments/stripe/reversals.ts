import type Stripe from 'stripe'
import type { Dispute, Named, Report, SentBack } from '../PaymentProvider.ts'

/** A dispute's stages. Before a warning becomes a dispute no money moves, so that it means nothing here. */
const standings: Readonly<Record<string, Dispute['standing']>> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  prevented: 'won',
  lost: 'lost',
}

/**
 * What an event says of money that goes back; null when it is about something else. An event is but the
 * occasion to ask: Stripe sends them in any order and each perhaps twice, while what it answers is how
 * things stand.
 */
export async function reversalOf(stripe: Stripe, event: Stripe.Event): Promise<Report | null> {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputeOf(stripe, event.data.object.id)
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundsOf(stripe, idOf(event.data.object.payment_intent))
    default:
      return null
  }
}

async function disputeOf(stripe: Stripe, id: string): Promise<Report | null> {
  const { amount, currency, payment_intent, status } = await stripe.disputes.retrieve(id)
  const standing = standings[status]
  const intent = idOf(payment_intent)
  if (!standing || intent === null) return null
  const dispute = { reference: id, standing, amount, currency: currency.toUpperCase() }
  return { kind: 'dispute', of: await namesOf(stripe, intent), dispute }
}

async function refundsOf(stripe: Stripe, intent: string | null): Promise<Report | null> {
  if (intent === null) return null
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
  return { kind: 'refunds', of: await namesOf(stripe, intent), all: data.map(sentBack) }
}

const sentBack = ({ id, amount, metadata, status }: Stripe.Refund): SentBack => ({
  reference: id,
  refund: metadata?.['refund'] ?? null,
  isFailed: status === 'failed' || status === 'canceled',
  amount,
})

/** Of a payment by Checkout we keep the session's id, and its intent says which payment it is for. */
async function namesOf(stripe: Stripe, intent: string): Promise<Named> {
  const { metadata } = await stripe.paymentIntents.retrieve(intent)
  return { reference: intent, payment: metadata['payment'] ?? null }
}

const idOf = (thing: string | { readonly id: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)
