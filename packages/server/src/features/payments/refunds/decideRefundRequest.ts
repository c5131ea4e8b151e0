import { decisionOf, isOwnRequest } from '../../../platform/approval.ts'
import { decidedAlready, writeAudit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../../platform/http/Ctx.ts'
import { lockPayment } from '../payments.store.ts'
import { refundPaymentIn } from './refundPayment.ts'
import {
  findRefundRequest,
  type ListedRefundRequest,
  saveRequestDecision,
} from './refundRequests.store.ts'

interface RequestDecision {
  readonly request: string
  readonly reason: string
}

/**
 * Approves a refund that somebody else has requested, and pays it back.
 * @throws DomainError not_found, already_decided, own_request, and those of a refund, after which the request
 *   still waits
 */
export function approveRefund(ctx: StaffContext, { request: id, reason }: RequestDecision) {
  return ctx.db.transaction(async (tx) => {
    const request = await lockWaiting(tx, id)
    if (isOwnRequest(request, ctx.actor)) throw refuse('own_request', { field: 'request' })
    const { brand, payment, amount } = request
    const refund = await refundPaymentIn(tx, ctx, {
      brand,
      payment,
      amount,
      staff: ctx.actor,
      note: reason,
    })
    await saveRequestDecision(tx, id, {
      state: 'approved',
      refund: refund.id,
      ...decisionOf(ctx, reason),
    })
    return { refund, request: await readRequest(tx, id) }
  })
}

/**
 * Declines a refund that waits, or takes the own request back.
 * @throws DomainError not_found, already_decided
 */
export function declineRefund(ctx: StaffContext, { request: id, reason }: RequestDecision) {
  return ctx.db.transaction(async (tx) => {
    const { brand, payment } = await lockWaiting(tx, id)
    await saveRequestDecision(tx, id, { state: 'declined', ...decisionOf(ctx, reason) })
    await writeAudit(tx, {
      brand,
      actor: ctx.actor,
      act: 'refund.decline',
      subject: `payment:${payment}`,
      reason,
      now: ctx.clock.now(),
    })
    return readRequest(tx, id)
  })
}

/** Locks the payment first, as refunds do, so that decisions about it come one after the other. */
async function lockWaiting(tx: Db, id: string): Promise<ListedRefundRequest> {
  const found = await findRefundRequest(tx, id)
  if (!found) throw refuse('not_found', { field: 'request' })
  await lockPayment(tx, found.payment)
  const request = await readRequest(tx, id)
  if (request.state === 'waiting') return request
  throw await decidedAlready(tx, {
    brand: request.brand,
    subject: `payment:${request.payment}`,
    actions: ['payment.refund', 'refund.decline'],
    field: 'request',
  })
}

async function readRequest(tx: Db, id: string): Promise<ListedRefundRequest> {
  const request = await findRefundRequest(tx, id)
  if (!request) throw refuse('not_found', { field: 'request' })
  return request
}
