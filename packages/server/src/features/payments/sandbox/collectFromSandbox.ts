import type { Services } from '../../../platform/http/Services.ts'
import { newToken } from '../../../platform/ids.ts'
import type { DebitRequest } from '../PaymentProvider.ts'
import { insertSandboxCharge } from './sandbox.store.ts'
import { webhookJob } from './sendWebhook.ts'

/** A test account from which every debit fails, like those of real providers. */
const emptyAccount = 'DE62370400440532013001'

const laterSeconds = 8

/**
 * Collects from a bank account. The result is decided at once, and the webhook follows later, as
 * with real banks.
 */
export async function collectFromSandbox({ clock, db, jobs }: Services, debit: DebitRequest) {
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
