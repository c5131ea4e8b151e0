import type { Page, PageQuery } from '@bouquet/contract/staff'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { matching, readPage } from '../../platform/database/readPage.ts'
import { payments } from '../../tables/index.ts'
import { type PaymentRow, refundTotals } from './payments.store.ts'

interface PaymentFilters extends PageQuery {
  readonly member: string
  readonly state?: PaymentRow['status'] | undefined
}

interface ListedPayment {
  readonly payment: PaymentRow
  readonly refunded: number | null
}

/** A member's payments with their refunded sums, latest first. */
export const pageMemberPayments = (
  db: Db,
  { member, state, ...page }: PaymentFilters,
): Promise<Page<ListedPayment>> => {
  const sums = refundTotals(db)
  return readPage<ListedPayment>(
    db,
    {
      table: payments,
      moment: payments.created,
      id: payments.id,
      first: 'latest',
      where: and(eq(payments.member, member), matching(payments.status, state)),
      rows: ({ where, orderBy, limit }) =>
        db
          .select({ payment: payments, refunded: sums.amount })
          .from(payments)
          .leftJoin(sums, eq(sums.payment, payments.id))
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ payment }) => ({ moment: payment.created, id: payment.id }),
    },
    page,
  )
}
