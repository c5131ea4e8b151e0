import { decidedAlready, writeAudit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../../platform/http/Ctx.ts'
import { newId } from '../../../platform/ids.ts'
import { withdrawalTerms } from '../withdrawal/withdrawalPeriod.rules.ts'
import { decideRefund } from './decideRefund.rules.ts'
import { isAboveLimit } from './refundLimit.rules.ts'
import { lockPaymentAndMember, quoteOf, readRefundCase, refundPaymentIn } from './refundPayment.ts'
import {
  findRefundRequest,
  hasWaitingRequest,
  insertRefundRequest,
  type ListedRefundRequest,
} from './refundRequests.store.ts'
import type { RefundRow } from './refunds.store.ts'

interface StaffRefund {
  readonly brand: string
  readonly payment: string
  /** In the minor unit; without it all that can be paid back. */
  readonly amount?: number | undefined
  /** What had been paid back when staff looked. Checked when they give an amount. */
  readonly seen: number
  readonly reason: string
}

/** Either a refund or a request for one. */
interface Outcome {
  readonly refund: RefundRow | null
  readonly request: ListedRefundRequest | null
}

/**
 * Refunds a payment, or above the limit of one person requests it.
 * @throws DomainError those of a refund, refund_requested, and already_decided when something else was
 *   paid back meanwhile
 */
export function refundByStaff(
  ctx: StaffContext,
  { brand, payment: typed, amount, seen, reason }: StaffRefund,
): Promise<Outcome> {
  return ctx.db.transaction(async (tx) => {
    const shop = ctx.brands.byId(brand)
    if (!shop) throw refuse('not_found', { field: 'brand' })
    const { payment, member } = await lockPaymentAndMember(tx, { brand, payment: typed })
    if (await hasWaitingRequest(tx, payment.id)) throw refuse('refund_requested')
    const now = ctx.clock.now()
    const refundable = { payment, member, terms: withdrawalTerms(shop), now }
    const each = await readRefundCase(tx, refundable)
    const before = each.refundedAmount
    const subject = `payment:${payment.id}`
    if (amount !== undefined && before !== seen)
      throw await decidedAlready(tx, {
        brand,
        subject,
        actions: ['payment.refund'],
        field: 'payment',
      })
    const quote = quoteOf(decideRefund(each, now, amount), refundable)
    const { actor: staff } = ctx
    const { currency, id } = payment
    if (!isAboveLimit({ before, amount: quote.amount, currency }, shop.settings.refund_limits)) {
      const input = { brand, payment: id, amount: quote.amount, staff, note: reason }
      return { refund: await refundPaymentIn(tx, ctx, input), request: null }
    }
    const request = await requestRefund(tx, {
      brand,
      payment: id,
      amount: quote.amount,
      currency,
      staff,
      note: reason,
      created: now,
    })
    await writeAudit(tx, { brand, actor: staff, act: 'refund.request', subject, reason, now })
    return { refund: null, request }
  })
}

type NewRequest = Omit<Parameters<typeof insertRefundRequest>[1], 'id' | 'state'>

async function requestRefund(tx: Db, row: NewRequest): Promise<ListedRefundRequest> {
  const made = await insertRefundRequest(tx, { ...row, id: newId(), state: 'waiting' })
  const request = made && (await findRefundRequest(tx, made.id))
  if (!request) throw refuse('refund_requested')
  return request
}
