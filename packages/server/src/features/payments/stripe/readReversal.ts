import type Stripe from 'stripe'
import type {
  ChargeReference,
  ProviderDispute,
  ProviderEvent,
  ProviderRefund,
} from '../PaymentProvider.ts'

/** Statuses of a dispute. Early warnings are left out, because no money moves. */
const disputeStatuses: Readonly<Record<string, ProviderDispute['status']>> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  prevented: 'won',
  lost: 'lost',
}

const asksForAnswer: ReadonlySet<string> = new Set(['needs_response', 'appeal_needs_response'])

const dateOf = (seconds: number | null): Date | null =>
  seconds === null ? null : new Date(seconds * 1_000)

/**
 * Reads disputes and refunds from a webhook; null for other events. The current state is fetched
 * from Stripe, because events may arrive in any order and more than once.
 */
export async function readReversal(
  stripe: Stripe,
  event: Stripe.Event,
): Promise<ProviderEvent | null> {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return readDispute(stripe, event.data.object.id)
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return readRefunds(stripe, idOf(event.data.object.payment_intent))
    default:
      return null
  }
}

async function readDispute(stripe: Stripe, id: string): Promise<ProviderEvent | null> {
  const { amount, currency, evidence_details, payment_intent, status } =
    await stripe.disputes.retrieve(id)
  const ourStatus = disputeStatuses[status]
  const intent = idOf(payment_intent)
  if (!ourStatus || intent === null) return null
  const dispute = {
    reference: id,
    status: ourStatus,
    amount,
    currency: currency.toUpperCase(),
    answerBy: asksForAnswer.has(status) ? dateOf(evidence_details.due_by) : null,
  }
  return { kind: 'dispute', of: await readChargeReference(stripe, intent), dispute }
}

async function readRefunds(stripe: Stripe, intent: string | null): Promise<ProviderEvent | null> {
  if (intent === null) return null
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
  return {
    kind: 'refunds',
    of: await readChargeReference(stripe, intent),
    all: data.map(providerRefundOf),
  }
}

const providerRefundOf = ({ id, amount, metadata, status }: Stripe.Refund): ProviderRefund => ({
  reference: id,
  refund: metadata?.['refund'] ?? null,
  isFailed: status === 'failed' || status === 'canceled',
  amount,
})

/** We store the session id of a Checkout payment, so the intent's metadata tells the payment. */
async function readChargeReference(stripe: Stripe, intent: string): Promise<ChargeReference> {
  const { metadata } = await stripe.paymentIntents.retrieve(intent)
  return { reference: intent, payment: metadata['payment'] ?? null }
}

const idOf = (thing: string | { readonly id: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)
