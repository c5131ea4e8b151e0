import type { PaymentMethod } from '@bouquet/contract'
import Stripe from 'stripe'
import type { Config, StripeKeys } from '../../../platform/config.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { type PaymentProvider, PaymentRefused, RefundRefused } from '../PaymentProvider.ts'
import { chargeResultOf, chargeStatusOf } from './chargeStatus.ts'
import { readReversal } from './readReversal.ts'
import { checkoutParams, debitParams } from './requests.ts'

export const signatureHeader = 'stripe-signature'

const methods: readonly PaymentMethod[] = ['card', 'bank', 'wallet', 'directdebit']

const clients = new WeakMap<Config, Stripe>()

/**
 * Stripe, if its keys are set: Checkout for cards and other methods, payment intents for SEPA
 * direct debit.
 */
export function stripeProvider({ config }: Services): PaymentProvider | undefined {
  const { stripe: keys } = config
  if (!keys) return undefined
  const stripe = clients.get(config) ?? connect(keys)
  clients.set(config, stripe)
  const { sessions } = stripe.checkout

  const read = async (reference: string) =>
    reference.startsWith('pi_')
      ? chargeStatusOf.debit(await stripe.paymentIntents.retrieve(reference))
      : chargeStatusOf.checkout(await sessions.retrieve(reference))

  return {
    name: 'stripe',
    methods,
    async startCheckout(charge) {
      const session = charge.reference
        ? await sessions.retrieve(charge.reference).catch(refuseForGood)
        : await sessions
            .create(checkoutParams(charge), { idempotencyKey: `payment:${charge.payment}` })
            .catch(refuseForGood)
      if (!session.url) throw refuse('payment_not_open')
      return { reference: session.id, redirectUrl: session.url }
    },
    async collect(debit) {
      const options = { idempotencyKey: `debit:${debit.payment}` }
      const { id } = await stripe.paymentIntents
        .create(debitParams(debit), options)
        .catch(refuseForGood)
      return { reference: id }
    },
    async parseWebhook(body, signature = '') {
      const event = await stripe.webhooks
        .constructEventAsync(body, signature, keys.webhook)
        .catch(refuseForged)
      const result = chargeResultOf(event)
      return result ? { kind: 'charge', result } : readReversal(stripe, event)
    },
    readStatus: read,
    async close(reference) {
      if (reference.startsWith('pi_')) return read(reference)
      const session = await sessions.retrieve(reference)
      return chargeStatusOf.checkout(
        session.status === 'open' ? await sessions.expire(reference) : session,
      )
    },
    async refund({ refund, reference, amount }) {
      const intent = reference.startsWith('pi_')
        ? reference
        : idOf((await sessions.retrieve(reference)).payment_intent)
      const options = { idempotencyKey: `refund:${refund}` }
      const made = await stripe.refunds
        .create({ payment_intent: intent, amount, metadata: { refund } }, options)
        .catch((thrown: unknown) => {
          if (thrown instanceof Stripe.errors.StripeInvalidRequestError) {
            throw new RefundRefused(thrown.message)
          }
          throw thrown
        })
      if (made.status === 'failed' || made.status === 'canceled') {
        throw new RefundRefused(made.failure_reason ?? made.status)
      }
      return { reference: made.id }
    },
  }
}

/** Refusals that may not last: a timeout, the same request still under way, too many requests. */
const temporaryStatuses = [408, 409, 429]

/**
 * Ends the payment only for a refusal by Stripe. After errors of the network or inside Stripe the payment may have
 * been started.
 */
function refuseForGood(thrown: unknown): never {
  if (thrown instanceof Stripe.errors.StripeError) {
    const { code = thrown.type, statusCode = 0 } = thrown
    if (statusCode >= 400 && statusCode < 500 && !temporaryStatuses.includes(statusCode)) {
      throw new PaymentRefused(code)
    }
  }
  throw thrown
}

function refuseForged(thrown: unknown): never {
  if (thrown instanceof Stripe.errors.StripeSignatureVerificationError) {
    throw refuse('webhook_signature')
  }
  throw thrown
}

const connect = ({ secret, api }: StripeKeys): Stripe =>
  new Stripe(secret, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    ...(api && {
      host: api.hostname,
      port: api.port,
      protocol: api.protocol === 'http:' ? 'http' : 'https',
    }),
  })

/** Stripe gives a related object either as its id or expanded. */
function idOf(thing: string | { readonly id: string } | null): string {
  if (thing === null) throw new RefundRefused('Nothing was charged.')
  return typeof thing === 'string' ? thing : thing.id
}
