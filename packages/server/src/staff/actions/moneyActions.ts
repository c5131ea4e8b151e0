import { staffActions } from '@bouquet/contract/staff'
import {
  type DisputeRow,
  disputeTask,
  findDifferences,
  type ListedPayment,
  pageDisputes,
  pagePayments,
  readPaymentRecord,
} from '../../features/payments/index.ts'
import { presentPage } from '../../platform/database/readPage.ts'
import { defineAction } from './defineAction.ts'
import { presentRefund, presentRefundRequest } from './presentRefund.ts'

export const moneyActions = {
  payments: defineAction(staffActions.payments, async ({ db }, query) =>
    presentPage(await pagePayments(db, query), presentPayment),
  ),
  payment: defineAction(staffActions.payment, async (ctx, { payment: typed }) => {
    const record = await readPaymentRecord(ctx, typed)
    const { listed, member, refunds, disputes, requests, history, names } = record
    const { payment } = listed
    const { amount, currency, fullAmount } = payment
    const isReduced = fullAmount !== null && fullAmount > amount
    return {
      payment: {
        ...presentPayment(listed),
        package: payment.package,
        former_price: isReduced ? { amount: fullAmount, currency } : null,
        discount_code: payment.discountCode,
        country: payment.country,
        provider: payment.provider,
        provider_reference: payment.providerReference,
        processing_since: payment.processingSince?.toISOString() ?? null,
        settled: payment.settled?.toISOString() ?? null,
        withdrawable_until: record.withdrawableUntil?.toISOString() ?? null,
      },
      account: member
        ? {
            id: member.id,
            name: member.name,
            status: member.status,
            paid_user: member.paid,
            credits: member.credits,
          }
        : null,
      refunds: refunds.map((row) => ({
        ...presentRefund(row),
        by: names.get(row.staff) ?? row.staff,
        note: row.note,
      })),
      disputes: disputes.map(presentDispute),
      requests: requests.map((row) => presentRefundRequest(row, { names, actor: ctx.actor })),
      history: history.map(({ act, actor, name, reason, created }) => ({
        act,
        actor,
        name,
        reason,
        created: created.toISOString(),
      })),
    }
  }),
  disputes: defineAction(staffActions.disputes, async ({ db }, query) =>
    presentPage(await pageDisputes(db, query), (row) => ({
      ...presentDispute(row),
      payment: row.payment,
      brand: row.brand,
      order_number: row.orderNumber,
      name: row.name,
    })),
  ),
  reconciliation: defineAction(staffActions.reconciliation, async (ctx, query) => {
    const { items, isComplete, since } = await findDifferences(ctx, query)
    return {
      items: items.map((row) => ({
        kind: row.kind,
        payment: row.payment,
        brand: row.brand,
        order_number: row.orderNumber,
        name: row.name,
        amount: { amount: row.amount, currency: row.currency },
        since: row.since.toISOString(),
      })),
      is_complete: isComplete,
      since: since.toISOString(),
    }
  }),
}

function presentPayment({ payment, name, refunded, dispute }: ListedPayment) {
  const { amount, currency } = payment
  return {
    payment: payment.id,
    brand: payment.brand,
    order_number: payment.orderNumber,
    name,
    state: payment.status,
    price: { amount, currency },
    credits: payment.credits,
    payment_method: payment.method,
    created: payment.created.toISOString(),
    refunded: refunded === null ? null : { amount: refunded, currency },
    dispute,
  }
}

const presentDispute = (row: DisputeRow) => ({
  dispute: row.id,
  state: row.status,
  amount: { amount: row.amount, currency: row.currency },
  credits: row.credits,
  opened: row.opened.toISOString(),
  closed: row.closed?.toISOString() ?? null,
  task: disputeTask(row),
  answer_by: row.status === 'open' ? (row.answerBy?.toISOString() ?? null) : null,
})
