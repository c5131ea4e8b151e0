import type { Db } from '../../../platform/database/Database.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { newId } from '../../../platform/ids.ts'
import { grantCredits, readBalance, spendCredits } from '../../credits/index.ts'
import { countRefund, uncountRefund } from '../../figures/index.ts'
import { lockMember } from '../../members/index.ts'
import type { ProviderEvent } from '../PaymentProvider.ts'
import type { PaymentRow } from '../payments.store.ts'
import { withChargedPayment } from '../withChargedPayment.ts'
import { creditsForAmount } from './decideRefund.rules.ts'
import {
  failRefund,
  insertRefund,
  listRefunds,
  type RefundRow,
  updatePremium,
} from './refunds.store.ts'
import { sendRefundEmail } from './sendRefundEmail.ts'

type RefundsEvent = Extract<ProviderEvent, { kind: 'refunds' }>
type SentBack = RefundsEvent['all'][number]

/**
 * Compares our refunds of a payment with the provider's. A refund made from the provider's
 * dashboard is recorded, its credits are taken as far as they are unspent, and the member is mailed. A refund that failed
 * later returns its credits.
 * @throws DomainError payment_not_open while the payment is not completed here
 */
export async function recordRefunds(
  services: Services,
  { provider, of, all }: { readonly provider: string } & RefundsEvent,
): Promise<void> {
  await withChargedPayment(services, { provider, ...of }, async (tx, payment) => {
    for (const sent of all) {
      const rows = await listRefunds(tx, payment.id)
      const own = rows.find((row) => isSame(row, sent))
      if (!own && !sent.isFailed)
        await insertOutsideRefund(tx, services, { payment, provider, sent, rows })
      if (own && sent.isFailed) await reverseRefund(tx, services, { payment, refund: own })
    }
  })
}

const isSame = ({ id, providerReference }: RefundRow, { reference, refund }: SentBack): boolean =>
  providerReference === reference || id === refund

interface OutsideRefund {
  readonly payment: PaymentRow
  readonly provider: string
  readonly sent: SentBack
  readonly rows: readonly RefundRow[]
}

async function insertOutsideRefund(
  tx: Db,
  services: Services,
  { payment, provider, sent, rows }: OutsideRefund,
) {
  const now = services.clock.now()
  const { brand, currency, id: paid, member } = payment
  const balance = member === null ? 0 : await lockBalance(tx, member)
  const before = rows.filter(({ status }) => status !== 'failed')
  const credits = Math.min(balance, creditsForAmount(payment, before, sent.amount))
  const { id } = await insertRefund(tx, {
    id: newId(),
    brand,
    payment: paid,
    credits,
    amount: sent.amount,
    currency,
    status: 'completed',
    staff: provider,
    note: sent.reference,
    providerReference: sent.reference,
    created: now,
    settled: now,
  })
  await countRefund(tx, { brand, member, currency, amount: sent.amount }, now)
  if (member === null) return
  if (credits > 0) {
    const change = { brand, member, amount: credits, reason: 'refund', now } as const
    await spendCredits(tx, { ...change, key: `refund:${id}` })
  }
  const buyer = await publishBalance(tx, services, { payment, credits: balance - credits })
  if (!buyer) return
  await sendRefundEmail(tx, services, { payment, refund: { credits, amount: sent.amount }, buyer })
}

async function lockBalance(tx: Db, member: string): Promise<number> {
  await lockMember(tx, member)
  return readBalance(tx, member)
}

/** A completed refund has failed. Pending refunds are undone by {@link sendRefund}. */
async function reverseRefund(
  tx: Db,
  services: Services,
  { payment, refund }: { readonly payment: PaymentRow; readonly refund: RefundRow },
) {
  const now = services.clock.now()
  const { id, settled } = refund
  const failed = await failRefund(tx, id, now)
  const { brand, member } = payment
  if (!failed) return
  await uncountRefund(tx, { ...refund, member }, settled ?? now)
  if (member === null || failed.credits === 0) return
  const change = { brand, member, amount: failed.credits, reason: 'refund', now } as const
  await publishBalance(tx, services, {
    payment,
    credits: await grantCredits(tx, { ...change, key: `refund:${id}:undone` }),
  })
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
  if (member === null) return undefined
  const premium = await updatePremium(tx, member)
  const paid_user = premium?.paid ?? false
  await bus.publish(tx, { brand, member }, { type: 'credits', credits, paid_user })
  return premium
}
