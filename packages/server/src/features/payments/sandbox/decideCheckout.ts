import { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { decideSandboxCharge, findSandboxCharge, type SandboxCharge } from './sandbox.store.ts'
import { webhookJob } from './webhook.ts'

export const choiceSchema = z.enum([
  'pay',
  'pay_later',
  'pay_twice',
  'pay_unheard',
  'decline',
  'cancel',
])

/** The outcome of each choice, and after how many seconds each webhook is sent. */
const choices = {
  pay: { outcome: 'completed', webhookDelays: [0] },
  pay_later: { outcome: 'completed', webhookDelays: [8] },
  pay_twice: { outcome: 'completed', webhookDelays: [0, 0] },
  pay_unheard: { outcome: 'completed', webhookDelays: [] },
  decline: { outcome: 'failed', webhookDelays: [0] },
  cancel: { outcome: 'cancelled', webhookDelays: [0] },
} as const satisfies Record<
  z.output<typeof choiceSchema>,
  { outcome: Exclude<SandboxCharge['status'], 'open'>; webhookDelays: readonly number[] }
>

export const decisionSchema = z.object({ reference: z.string(), choice: choiceSchema })

/**
 * Applies the payer's choice on the checkout page; webhooks are queued in the same transaction.
 * @returns where to redirect the payer
 */
export async function decideCheckout(
  { db, jobs }: Services,
  { reference, choice }: z.output<typeof decisionSchema>,
): Promise<string> {
  const { outcome, webhookDelays } = choices[choice]
  const charge = await db.transaction(async (tx): Promise<SandboxCharge | undefined> => {
    const decided = await decideSandboxCharge(tx, reference, outcome)
    if (!decided) return findSandboxCharge(tx, reference)
    const { host, payment, amount, currency } = decided
    const event = { reference, payment, outcome, amount, currency }
    for (const afterSeconds of webhookDelays) {
      await jobs.send(tx, webhookJob, { host, event }, { afterSeconds })
    }
    return decided
  })
  if (!charge) throw refuse('not_found')
  return charge.returnPath
}
