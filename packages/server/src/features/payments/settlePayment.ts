import { paymentIdSchema } from '@bouquet/contract/schemas'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Services } from '../../platform/http/Services.ts'
import { releaseHeldMessages } from '../chat/index.ts'
import { grantCredits, recordDiscountUse } from '../credits/index.ts'
import { countPurchase } from '../figures/index.ts'
import type { ChargeResult, FinalOutcome } from './PaymentProvider.ts'
import {
  findPaymentByReference,
  makePremium,
  markProcessing,
  type PaymentRow,
  setPaymentStatus,
  setProviderReference,
} from './payments.store.ts'
import { sendReceipt } from './sendReceipt.ts'

/**
 * Applies the outcome of a charge in one transaction, once however often it is reported: credits,
 * premium status, use of the discount code, receipt and events. A payment that the bank is processing
 * stays pending.
 * @throws DomainError not_found for a charge that is not ours or has another amount
 */
export async function settlePayment(
  services: Services,
  {
    provider,
    reference,
    payment,
    outcome,
    amount,
    currency,
  }: { readonly provider: string } & ChargeResult,
): Promise<void> {
  const known = await findPaymentByReference(services.db, { provider, reference, payment })
  if (!known || known.amount !== amount || known.currency !== currency) throw refuse('not_found')
  await services.db.transaction(async (tx) => {
    await setProviderReference(tx, known.id, reference)
    if (outcome === 'processing') await startProcessing(tx, services, known.id)
    else await settle(tx, services, { id: known.id, outcome })
  })
}

/** Ends a payment that has no charge at the provider. */
export function settleWithoutCharge(
  services: Services,
  { id, outcome }: { readonly id: string; readonly outcome: Exclude<FinalOutcome, 'completed'> },
): Promise<void> {
  return services.db.transaction((tx) => settle(tx, services, { id, outcome }))
}

/** Records that the bank has the payment, and tells the member's open pages. */
export async function startProcessing(tx: Db, { bus, clock }: Services, id: string) {
  const payment = await markProcessing(tx, id, clock.now())
  if (!payment || payment.member === null) return
  const { brand, member } = payment
  const payment_id = paymentIdSchema.parse(id)
  await bus.publish(tx, { brand, member }, { type: 'payment', payment_id, status: 'pending' })
}

async function settle(
  tx: Db,
  services: Services,
  { id, outcome }: { readonly id: string; readonly outcome: FinalOutcome },
) {
  const { bus, clock, log } = services
  const payment = await setPaymentStatus(tx, { id, status: outcome, settled: clock.now() })
  if (!payment) return
  const { brand, member } = payment
  if (member === null) {
    log.error({ payment: id, outcome }, 'payment of an erased member')
    return
  }
  if (outcome === 'completed') await grantPurchase(tx, services, { payment, member })
  await bus.publish(
    tx,
    { brand, member },
    { type: 'payment', payment_id: paymentIdSchema.parse(id), status: outcome },
  )
}

async function grantPurchase(
  tx: Db,
  services: Services,
  { payment, member }: { readonly payment: PaymentRow; readonly member: string },
) {
  const { bus, clock } = services
  const { brand, id, credits: amount } = payment
  const now = clock.now()
  const key = `payment:${id}`
  const credits = await grantCredits(tx, { brand, member, amount, reason: 'purchase', key, now })
  const buyer = await makePremium(tx, member)
  await countPurchase(tx, { ...payment, member }, now)
  if (payment.discountCode !== null) {
    await recordDiscountUse(tx, { brand, member, code: payment.discountCode, payment: id, now })
  }
  await bus.publish(tx, { brand, member }, { type: 'credits', credits, paid_user: true })
  await releaseHeldMessages(tx, services, { sender: member, heldFor: 'credits' })
  if (buyer) await sendReceipt(tx, services, { payment, buyer })
}
