import type { purchaseReferenceSchema, Withdrawal, WithdrawalOffer } from '@bouquet/contract'
import type { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { limitRate, networkOf } from '../../../platform/throttle/limitRate.ts'
import { findMember, memberTimeZone } from '../../members/index.ts'
import { findPurchase } from '../findPurchase.ts'
import { quoteRefund, refundPaymentIn } from '../refunds/refundPayment.ts'
import { paymentLink } from '../sendReceipt.ts'
import { withdrawalEnd, withdrawalTerms } from './withdrawalPeriod.rules.ts'

type Reference = z.output<typeof purchaseReferenceSchema>

/** Stops guessing of addresses. */
const limit = { most: 30, windowSeconds: 3_600 }

/**
 * What a withdrawal would bring; nothing is changed.
 * @throws DomainError withdrawal_unknown, too_many_requests, and those of {@link quoteRefund}
 */
export async function offerWithdrawal(ctx: Ctx, reference: Reference): Promise<WithdrawalOffer> {
  const { brand, clock, db } = ctx
  const { payment, member } = await findOwnPurchase(ctx, reference)
  const terms = withdrawalTerms(brand)
  const quote = await quoteRefund(db, { payment, member: member.id, terms, now: clock.now() })
  const { orderNumber, amount, credits, currency, settled, created } = payment
  return {
    number: orderNumber,
    name: member.name,
    email: member.email,
    ordered_at: created.toISOString(),
    credits,
    price: { amount, currency },
    refund: { amount: quote.amount, currency },
    refund_credits: quote.credits,
    until: withdrawalEnd(settled ?? created, terms).toISOString(),
  }
}

/**
 * Withdraws from a purchase (Consumer Rights Directive, article 11a): refunds what is not spent and mails an
 * acknowledgement with the content of the declaration and the time, in one transaction. Writes the audit log.
 * @throws DomainError as {@link offerWithdrawal}
 */
export async function withdraw(ctx: Ctx, reference: Reference): Promise<Withdrawal> {
  const { brand, clock, db, mail } = ctx
  const { payment, member } = await findOwnPurchase(ctx, reference)
  return db.transaction(async (tx) => {
    const refund = await refundPaymentIn(tx, ctx, {
      brand: brand.id,
      payment: payment.id,
      staff: `member:${member.id}`,
      note: 'withdrawal',
    })
    const { amount, credits, currency, orderNumber: number } = payment
    const price = { amount: refund.amount, currency: refund.currency }
    const receivedAt = clock.now().toISOString()
    await mail.send(tx, {
      brand: brand.id,
      to: member.email,
      locale: member.language,
      email: {
        kind: 'withdrawal',
        name: member.name,
        link: paymentLink(ctx, payment),
        number,
        credits: refund.credits,
        price,
        received_at: receivedAt,
        order: {
          credits,
          price: { amount, currency },
          ordered_at: payment.created.toISOString(),
        },
        time_zone: memberTimeZone(member),
      },
    })
    return { number, received_at: receivedAt, refund: price }
  })
}

/** The purchase of the logged-in member, or of whoever knows its number and the account's address. */
async function findOwnPurchase(ctx: Ctx, { number, email }: Reference) {
  const { brand, db, viewer, visit } = ctx
  await limitRate(ctx, { key: `withdrawal:${networkOf(visit.address)}`, ...limit })
  const payment = await findPurchase(db, brand.id, number)
  const member = payment?.member ? await findMember(db, payment.member) : undefined
  const isTheirs =
    member !== undefined &&
    (viewer?.id === member.id || email?.toLowerCase() === member.email.toLowerCase())
  if (!payment || !isTheirs) {
    throw refuse('withdrawal_unknown', { field: 'number' })
  }
  return { payment, member }
}
