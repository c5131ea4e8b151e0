import { paymentIdSchema } from '@bouquet/contract'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Services } from '../../platform/http/Services.ts'
import { grantCredits, insertUse } from '../credits/index.ts'
import type { Notice } from './PaymentProvider.ts'
import { findByReference, makePremium, type PaymentRow, settleRow } from './payments.store.ts'
import { sendReceipt } from './sendReceipt.ts'

/**
 * Does what a provider's notice means, in one transaction and once however often the notice comes:
 * credits, premium, use of the code, receipt, word to the open pages.
 * @throws DomainError not_found for a charge that is not ours, or of another sum
 */
export async function settlePayment(
  services: Services,
  provider: string,
  { reference, outcome, amount, currency }: Notice,
): Promise<void> {
  const { bus, clock, db, log } = services
  const known = await findByReference(db, provider, reference)
  if (!known || known.amount !== amount || known.currency !== currency) throw refuse('not_found')
  await db.transaction(async (tx) => {
    const settled = clock.now()
    const payment = await settleRow(tx, { provider, reference, status: outcome, settled })
    if (!payment) return
    const { brand, member } = payment
    if (member === null) {
      log.error({ payment: payment.id, outcome }, 'payment of an erased member')
      return
    }
    if (outcome === 'completed') await credit(services, tx, payment, member)
    await bus.publish(
      tx,
      { brand, member },
      { type: 'payment', payment_id: paymentIdSchema.parse(payment.id), status: outcome },
    )
  })
}

async function credit(services: Services, tx: Db, payment: PaymentRow, member: string) {
  const { bus, clock } = services
  const { brand, id, credits: amount } = payment
  const now = clock.now()
  const key = `payment:${id}`
  const credits = await grantCredits({ tx, brand, member, amount, reason: 'purchase', key, now })
  const buyer = await makePremium(tx, member)
  if (payment.discountCode) {
    await insertUse(tx, { member, code: payment.discountCode, payment: id, created: now })
  }
  await bus.publish(tx, { brand, member }, { type: 'credits', credits, paid_user: true })
  if (buyer) await sendReceipt(services, tx, payment, buyer)
}
