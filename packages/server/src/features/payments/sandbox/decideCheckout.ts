import { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { decideSandboxCharge, findSandboxCharge, type SandboxCharge } from './sandbox.store.ts'
import { webhookJob } from './sendWebhook.ts'

export const choiceSchema = z.enum([
  'pay',
  'pay_later',
  'pay_twice',
  'pay_unheard',
  'decline',
  'cancel',
])

/** What a payer can do, and how the shop hears of it: after how many seconds each notice comes. */
const choices = {
  pay: { outcome: 'completed', notices: [0] },
  pay_later: { outcome: 'completed', notices: [8] },
  pay_twice: { outcome: 'completed', notices: [0, 0] },
  pay_unheard: { outcome: 'completed', notices: [] },
  decline: { outcome: 'failed', notices: [0] },
  cancel: { outcome: 'cancelled', notices: [0] },
} as const satisfies Record<
  z.output<typeof choiceSchema>,
  { outcome: Exclude<SandboxCharge['state'], 'open'>; notices: readonly number[] }
>

export const decisionSchema = z.object({ reference: z.string(), choice: choiceSchema })

/**
 * The payer decides on the checkout page; the notices are queued in the same transaction.
 * @returns where the payer goes next
 */
export async function decideCheckout(
  { db, jobs }: Services,
  { reference, choice }: z.output<typeof decisionSchema>,
): Promise<string> {
  const { outcome, notices } = choices[choice]
  const charge = await db.transaction(async (tx): Promise<SandboxCharge | undefined> => {
    const decided = await decideSandboxCharge(tx, reference, outcome)
    if (!decided) return findSandboxCharge(tx, reference)
    const { host, payment, amount, currency } = decided
    const notice = { reference, payment, outcome, amount, currency }
    for (const afterSeconds of notices) {
      await jobs.send(tx, webhookJob, { host, notice }, { afterSeconds })
    }
    return decided
  })
  if (!charge) throw refuse('not_found')
  return charge.returnPath
}
