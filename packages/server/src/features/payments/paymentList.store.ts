import type { Page, PageWish } from '@bouquet/contract/staff'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { matching, readPage } from '../../platform/database/readPage.ts'
import { payments } from '../../tables/index.ts'
import { type PaymentRow, paidBack } from './payments.store.ts'

interface Wish extends PageWish {
  readonly member: string
  readonly state?: PaymentRow['status'] | undefined
}

interface Listed {
  readonly payment: PaymentRow
  readonly refunded: number | null
}

/** A member's payments, the latest first, each with what was paid back of it. */
export const listPaymentsOf = (db: Db, { member, state, ...wish }: Wish): Promise<Page<Listed>> => {
  const sums = paidBack(db)
  return readPage<Listed>(
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
    wish,
  )
}
