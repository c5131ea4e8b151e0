import { z } from 'zod'
import type { Services } from '../../../platform/http/Services.ts'
import { jobKind } from '../../../platform/jobs/Jobs.ts'
import { grantCredits } from '../../credits/index.ts'
import { countRefund } from '../../figures/index.ts'
import { RefundRefused } from '../PaymentProvider.ts'
import type { PaymentRow } from '../payments.store.ts'
import { findProvider } from '../providers.ts'
import {
  endRefund,
  findRefund,
  listRefunds,
  type RefundRow,
  updatePremium,
} from './refunds.store.ts'
import { sendRefundEmail } from './sendRefundEmail.ts'

/** Sends a refund to the provider; retried until it is made or permanently refused. */
export const refundJob = jobKind('refund', z.object({ refund: z.uuid() }))

/** @throws Error when the provider cannot be reached, so that the job is retried */
export async function sendRefund(services: Services, id: string): Promise<void> {
  const found = await findRefund(services.db, id)
  if (found?.refund.status !== 'pending') return
  const { refund, payment } = found
  try {
    await completeRefund(services, found, await requestRefund(services, refund, payment))
  } catch (thrown) {
    if (!(thrown instanceof RefundRefused)) throw thrown
    services.log.error({ refund: id, reason: thrown.message }, 'refund refused by the provider')
    await undoRefund(services, refund, payment)
  }
}

async function requestRefund(services: Services, refund: RefundRow, payment: PaymentRow) {
  const provider = findProvider(services, payment.provider)
  if (!provider || payment.providerReference === null) {
    throw new RefundRefused('The provider is not set up any more.')
  }
  const earlier = await listRefunds(services.db, payment.id)
  const before = earlier
    .filter(({ id, status }) => id < refund.id && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
  const { reference } = await provider.refund({
    refund: refund.id,
    reference: payment.providerReference,
    amount: refund.amount,
    before,
  })
  return reference
}

interface PendingRefund {
  readonly refund: RefundRow
  readonly payment: PaymentRow
}

async function completeRefund(
  services: Services,
  { refund, payment }: PendingRefund,
  reference: string,
) {
  const { clock, db } = services
  await db.transaction(async (tx) => {
    const end = { status: 'completed', providerReference: reference, settled: clock.now() } as const
    const ended = await endRefund(tx, { id: refund.id, ...end })
    if (!ended) return
    await countRefund(tx, { ...refund, member: payment.member }, end.settled)
    if (payment.member === null) return
    const buyer = await updatePremium(tx, payment.member)
    if (buyer) await sendRefundEmail(tx, services, { payment, refund, buyer })
  })
}

/** The provider refused permanently: the member gets the credits back. */
async function undoRefund({ bus, clock, db }: Services, refund: RefundRow, { member }: PaymentRow) {
  await db.transaction(async (tx) => {
    const now = clock.now()
    const end = { status: 'failed', providerReference: null, settled: now } as const
    const ended = await endRefund(tx, { id: refund.id, ...end })
    if (!ended || member === null) return
    const { brand, credits: amount } = refund
    const key = `refund:${refund.id}:undone`
    const credits = await grantCredits(tx, { brand, member, amount, reason: 'refund', key, now })
    const premium = await updatePremium(tx, member)
    const paid_user = premium?.paid ?? false
    await bus.publish(tx, { brand, member }, { type: 'credits', credits, paid_user })
  })
}
