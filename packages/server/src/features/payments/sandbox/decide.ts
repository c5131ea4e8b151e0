import { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { noticeJob } from './notifyShop.ts'
import { decideCharge, findCharge, type SandboxCharge } from './sandbox.store.ts'

export const decisionSchema = z.object({
  reference: z.string(),
  /** `pay_later`: the notice comes some seconds after the member is back, as real ones do. */
  choice: z.enum(['pay', 'pay_later', 'decline', 'cancel']),
})

const outcomes = {
  pay: 'completed',
  pay_later: 'completed',
  decline: 'failed',
  cancel: 'cancelled',
} as const

const laterSeconds = 8

/**
 * The payer decides on the checkout page; the notice is queued in the same transaction.
 * @returns where the payer goes next
 */
export async function decide(
  { db, jobs }: Services,
  { reference, choice }: z.output<typeof decisionSchema>,
): Promise<string> {
  const charge = await db.transaction(async (tx): Promise<SandboxCharge | undefined> => {
    const decided = await decideCharge(tx, reference, outcomes[choice])
    if (!decided) return findCharge(tx, reference)
    const { host, amount, currency } = decided
    const notice = { reference, outcome: outcomes[choice], amount, currency }
    await jobs.send(
      tx,
      noticeJob,
      { host, notice },
      choice === 'pay_later' ? { afterSeconds: laterSeconds } : {},
    )
    return decided
  })
  if (!charge) throw refuse('not_found')
  return charge.returnPath
}
