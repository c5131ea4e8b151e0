import type { PaymentMethod } from '@bouquet/contract'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { newToken } from '../../../platform/ids.ts'
import {
  type ChargeStatus,
  type DebitRequest,
  type PaymentProvider,
  RefundRefused,
} from '../PaymentProvider.ts'
import {
  decideSandboxCharge,
  findSandboxCharge,
  insertSandboxCharge,
  refundSandboxCharge,
  type SandboxCharge,
} from './sandbox.store.ts'
import { checkoutPath, isSigned, sandboxEventSchema, webhookJob } from './webhook.ts'

const methods: readonly PaymentMethod[] = ['card', 'bank', 'wallet', 'directdebit']

/**
 * A payment provider inside the server, for demos and tests. It takes no money but behaves like a
 * real one: the member leaves for its page, and the outcome arrives later as a signed webhook that
 * is retried until accepted and may come twice or get lost.
 */
export function sandboxProvider(services: Services): PaymentProvider {
  return {
    name: 'sandbox',
    methods,
    async startCheckout({ payment, origin, amount, currency, credits, returnPath, created }) {
      const charge = await insertSandboxCharge(services.db, {
        reference: newToken(),
        payment,
        host: new URL(origin).host,
        amount,
        currency,
        credits,
        returnPath,
        status: 'open',
        created,
      })
      if (!charge) throw refuse('not_found')
      return {
        reference: charge.reference,
        redirectUrl: `${checkoutPath}?reference=${charge.reference}`,
      }
    },
    collect: (debit) => collectFromSandbox(services, debit),
    async parseWebhook(body, signature) {
      if (!isSigned(services.secret, body, signature)) throw refuse('webhook_signature')
      return { kind: 'charge', result: sandboxEventSchema.parse(JSON.parse(body)) }
    },
    readStatus: async (reference) => statusOf(await findSandboxCharge(services.db, reference)),
    async close(reference) {
      const closed = await decideSandboxCharge(services.db, reference, 'cancelled')
      return statusOf(closed ?? (await findSandboxCharge(services.db, reference)))
    },
    async refund({ refund, reference, amount, before }) {
      const charge = await refundSandboxCharge(services.db, { reference, amount, before })
      if (!charge) throw new RefundRefused('The sandbox has no such money.')
      return { reference: `sandbox:${refund}` }
    },
  }
}

function statusOf(charge: SandboxCharge | undefined): ChargeStatus {
  if (!charge || charge.status === 'open') return 'open'
  const { reference, payment, status: outcome, amount, currency } = charge
  return { reference, payment, outcome, amount, currency }
}

/** A test account from which every debit fails, like those of real providers. */
const emptyAccount = 'DE62370400440532013001'

const laterSeconds = 8

/**
 * Collects from a bank account. The result is decided at once, and the webhook follows later, as
 * with real banks.
 */
async function collectFromSandbox({ clock, db, jobs }: Services, debit: DebitRequest) {
  const { payment, origin, returnPath, credits, amount, currency, iban } = debit
  const outcome = iban === emptyAccount ? ('failed' as const) : ('completed' as const)
  const { host } = new URL(origin)
  return db.transaction(async (tx) => {
    const reference = newToken()
    const charge = await insertSandboxCharge(tx, {
      reference,
      payment,
      host,
      amount,
      currency,
      credits,
      returnPath,
      status: outcome,
      created: clock.now(),
    })
    if (!charge) throw new Error('The charge was not kept.')
    if (charge.reference === reference) {
      const event = { reference, payment, outcome, amount, currency }
      await jobs.send(tx, webhookJob, { host, event }, { afterSeconds: laterSeconds })
    }
    return { reference: charge.reference }
  })
}
