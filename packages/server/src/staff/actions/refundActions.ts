import { staffActions } from '@bouquet/contract/staff'
import {
  approveRefund,
  declineRefund,
  type ListedRefundRequest,
  pageRefundRequests,
  previewRefund,
  refundByStaff,
} from '../../features/payments/index.ts'
import { readActorNames } from '../../platform/audit.ts'
import { presentPage } from '../../platform/database/readPage.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import { defineAction } from './defineAction.ts'
import { actorsIn } from './presentApproval.ts'
import { presentRefund, presentRefundRequest } from './presentRefund.ts'

export const refundActions = {
  'refund-preview': defineAction(staffActions['refund-preview'], async (ctx, query) => {
    const preview = await previewRefund(ctx, query)
    const { payment, quote, most } = preview
    const { currency } = payment
    return {
      payment: payment.id,
      order_number: payment.orderNumber,
      price: { amount: payment.amount, currency },
      bought_credits: payment.credits,
      unspent_credits: most.credits,
      refunded: { amount: preview.refunded, currency },
      amount: { amount: quote.amount, currency },
      credits: quote.credits,
      most: { amount: most.amount, currency },
      rule: preview.rule,
      days: preview.days,
      withdrawable_until: preview.until.toISOString(),
      is_within_days: preview.isWithinDays,
      needs_approval: preview.needsApproval,
      limit: { amount: preview.limit, currency },
    }
  }),
  refund: defineAction(staffActions.refund, async (ctx, input) => {
    const { refund, request } = await refundByStaff(ctx, input)
    return {
      refund: refund && presentRefund(refund),
      request: request && (await presentOne(ctx, request)),
    }
  }),
  'refund-requests': defineAction(staffActions['refund-requests'], async (ctx, query) => {
    const page = await pageRefundRequests(ctx.db, query)
    const names = await namesOf(ctx, page.items)
    return presentPage(page, (row) => presentRefundRequest(row, { names, actor: ctx.actor }))
  }),
  'approve-refund': defineAction(staffActions['approve-refund'], async (ctx, input) => {
    const { refund, request } = await approveRefund(ctx, input)
    return { refund: presentRefund(refund), request: await presentOne(ctx, request) }
  }),
  'decline-refund': defineAction(staffActions['decline-refund'], async (ctx, input) => ({
    request: await presentOne(ctx, await declineRefund(ctx, input)),
  })),
}

const namesOf = ({ db }: StaffContext, rows: readonly ListedRefundRequest[]) =>
  readActorNames(db, actorsIn(rows))

const presentOne = async (ctx: StaffContext, row: ListedRefundRequest) =>
  presentRefundRequest(row, { names: await namesOf(ctx, [row]), actor: ctx.actor })
