import type { Db } from '../../../platform/database/Database.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { newId } from '../../../platform/ids.ts'
import { grantCredits, readBalance, spendCredits } from '../../credits/index.ts'
import { lockMember } from '../../members/index.ts'
import type { ProviderEvent } from '../PaymentProvider.ts'
import type { PaymentRow } from '../payments.store.ts'
import { listRefunds } from '../refunds/refunds.store.ts'
import { withChargedPayment } from '../withChargedPayment.ts'
import { type DisputeRow, findDispute, insertDispute, updateDispute } from './disputes.store.ts'

type DisputeEvent = Extract<ProviderEvent, { kind: 'dispute' }>

/**
 * Books that a payer's bank reclaims a payment. What is unspent of its credits is withheld, and comes back
 * once the case is won. Nothing else happens to the member: a dispute may be a mistake of the bank's, or of
 * ours, and whether somebody is banned for one is for staff to say.
 * @throws DomainError payment_not_open while the money itself has not been heard of
 */
export async function recordDispute(
  services: Services,
  provider: string,
  { of, dispute }: DisputeEvent,
): Promise<void> {
  await withChargedPayment(services, provider, of, async (tx, payment) => {
    const known = await findDispute(tx, provider, dispute.reference)
    if (!known) await openDispute(services, tx, payment, provider, dispute)
    else if (known.status !== 'won' && known.status !== dispute.status) {
      await changeDisputeStatus(services, tx, payment, known, dispute.status)
    }
  })
}

async function openDispute(
  services: Services,
  tx: Db,
  payment: PaymentRow,
  provider: string,
  { reference, status: standing, amount, currency }: DisputeEvent['dispute'],
) {
  const now = services.clock.now()
  const { brand, member } = payment
  const isWon = standing === 'won'
  const credits = member === null || isWon ? 0 : await readUnspentCredits(tx, payment, member)
  const id = newId()
  await insertDispute(tx, {
    id,
    brand,
    payment: payment.id,
    provider,
    reference,
    status: standing,
    amount,
    currency,
    credits,
    opened: now,
    closed: standing === 'open' ? null : now,
  })
  services.log.warn({ payment: payment.id, dispute: id, standing, credits }, 'payment disputed')
  if (credits === 0 || member === null) return
  const deed = { tx, brand, member, amount: credits, reason: 'dispute', now } as const
  await publishBalance(services, tx, payment, await spendCredits({ ...deed, key: `dispute:${id}` }))
}

async function changeDisputeStatus(
  services: Services,
  tx: Db,
  payment: PaymentRow,
  { id, brand, credits: amount }: DisputeRow,
  status: DisputeRow['status'],
) {
  const now = services.clock.now()
  await updateDispute(tx, id, { status, closed: status === 'open' ? null : now })
  const { member } = payment
  if (status !== 'won' || amount === 0 || member === null) return
  const key = `dispute:${id}:won`
  const back = { tx, brand, member, amount, reason: 'dispute', key, now } as const
  await publishBalance(services, tx, payment, await grantCredits(back))
}

/** What is left of a payment's credits, those that were given counting as spent first. */
async function readUnspentCredits(
  tx: Db,
  { id, credits }: PaymentRow,
  member: string,
): Promise<number> {
  await lockMember(tx, member)
  const backs = (await listRefunds(tx, id)).filter(({ status }) => status !== 'failed')
  const left = backs.reduce((rest, back) => rest - back.credits, credits)
  return Math.max(0, Math.min(left, await readBalance(tx, member)))
}

async function publishBalance(
  { bus }: Services,
  tx: Db,
  { brand, member }: PaymentRow,
  credits: number,
) {
  if (member === null) return
  const { paid } = await lockMember(tx, member)
  await bus.publish(tx, { brand, member }, { type: 'credits', credits, paid_user: paid })
}
