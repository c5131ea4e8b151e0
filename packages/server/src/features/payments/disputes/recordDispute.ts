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
 * Records a dispute or its new status. Unspent credits of the payment are withheld and returned
 * when the dispute is won. The member is not banned: a dispute may be a mistake of the bank or
 * ours, so staff decide.
 * @throws DomainError payment_not_open while the payment is not completed here
 */
export async function recordDispute(
  services: Services,
  { provider, of, dispute }: { readonly provider: string } & DisputeEvent,
): Promise<void> {
  await withChargedPayment(services, { provider, ...of }, async (tx, payment) => {
    const known = await findDispute(tx, provider, dispute.reference)
    if (!known) await openDispute(tx, services, { payment, provider, dispute })
    else if (known.status !== 'won' && isChanged(known, dispute))
      await changeDispute(tx, services, { payment, known, dispute })
  })
}

type Told = DisputeEvent['dispute']

const isChanged = (known: DisputeRow, { status, answerBy }: Told): boolean =>
  known.status !== status || known.answerBy?.getTime() !== answerBy?.getTime()

async function openDispute(
  tx: Db,
  services: Services,
  {
    payment,
    provider,
    dispute: { reference, status: standing, amount, currency, answerBy },
  }: {
    readonly payment: PaymentRow
    readonly provider: string
    readonly dispute: Told
  },
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
    answerBy,
  })
  services.log.warn({ payment: payment.id, dispute: id, standing, credits }, 'payment disputed')
  if (credits === 0 || member === null) return
  const change = { brand, member, amount: credits, reason: 'dispute', now } as const
  await publishBalance(tx, services, {
    payment,
    credits: await spendCredits(tx, { ...change, key: `dispute:${id}` }),
  })
}

async function changeDispute(
  tx: Db,
  services: Services,
  {
    payment,
    known: { id, brand, credits: amount, status: before, closed },
    dispute: { status, answerBy },
  }: {
    readonly payment: PaymentRow
    readonly known: DisputeRow
    readonly dispute: Told
  },
) {
  const now = services.clock.now()
  const ended = status === before ? closed : now
  await updateDispute(tx, id, { status, closed: status === 'open' ? null : ended, answerBy })
  const { member } = payment
  if (status !== 'won' || amount === 0 || member === null) return
  const key = `dispute:${id}:won`
  const back = { brand, member, amount, reason: 'dispute', key, now } as const
  await publishBalance(tx, services, { payment, credits: await grantCredits(tx, back) })
}

/** The unspent credits of a payment; credits that were given count as spent first. */
async function readUnspentCredits(
  tx: Db,
  { id, credits }: PaymentRow,
  member: string,
): Promise<number> {
  await lockMember(tx, member)
  const refunds = (await listRefunds(tx, id)).filter(({ status }) => status !== 'failed')
  const left = refunds.reduce((rest, back) => rest - back.credits, credits)
  return Math.max(0, Math.min(left, await readBalance(tx, member)))
}

interface NewBalance {
  readonly payment: PaymentRow
  readonly credits: number
}

async function publishBalance(
  tx: Db,
  { bus }: Services,
  { payment: { brand, member }, credits }: NewBalance,
) {
  if (member === null) return
  const { paid } = await lockMember(tx, member)
  await bus.publish(tx, { brand, member }, { type: 'credits', credits, paid_user: paid })
}
