import { paymentIdSchema } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { grantCredits, insertUse } from '../credits/index.ts'
import type { Notice } from './PaymentProvider.ts'
import { findByReference, makePremium, settleRow } from './payments.store.ts'
import { sendReceipt } from './sendReceipt.ts'

/**
 * Does what a provider's notice means, in one transaction and once however often the notice comes:
 * credits, premium, use of the code, receipt, word to the open pages.
 * @throws DomainError not_found for a charge that is not ours, or of another sum
 */
export async function settlePayment(
  ctx: Ctx,
  provider: string,
  { reference, outcome, amount, currency }: Notice,
): Promise<void> {
  const { bus, clock, db, visit } = ctx
  const known = await findByReference(db, provider, reference)
  if (!known || known.amount !== amount || known.currency !== currency) throw refuse('not_found')
  await db.transaction(async (tx) => {
    const now = clock.now()
    const payment = await settleRow(tx, { provider, reference, status: outcome, settled: now })
    if (!payment) return
    const { brand, member } = payment
    if (outcome === 'completed') {
      const credits = await grantCredits({
        tx,
        brand,
        member,
        amount: payment.credits,
        reason: 'purchase',
        key: `payment:${payment.id}`,
        now,
      })
      const buyer = await makePremium(tx, member)
      if (payment.discountCode) {
        await insertUse(tx, {
          member,
          code: payment.discountCode,
          payment: payment.id,
          created: now,
        })
      }
      await bus.publish(tx, { brand, member }, { type: 'credits', credits, paid_user: true })
      if (buyer) await sendReceipt(ctx, tx, payment, { buyer, origin: visit.origin })
    }
    const told = {
      type: 'payment',
      payment_id: paymentIdSchema.parse(payment.id),
      status: outcome,
    } as const
    await bus.publish(tx, { brand, member }, told)
  })
}
