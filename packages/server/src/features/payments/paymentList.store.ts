import type { Page, PageQuery } from '@bouquet/contract/staff'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { matching, readPage } from '../../platform/database/readPage.ts'
import { members, payments } from '../../tables/index.ts'
import { type DisputeRow, listDisputes } from './disputes/disputes.store.ts'
import type { PaymentRow } from './payments.store.ts'
import { listRefundsOf } from './refunds/refunds.store.ts'

interface PaymentFilters extends PageQuery {
  readonly member?: string | undefined
  readonly brand?: string | undefined
  readonly state?: PaymentRow['status'] | undefined
  readonly method?: PaymentRow['method'] | undefined
  readonly currency?: PaymentRow['currency'] | undefined
}

export interface ListedPayment {
  readonly payment: PaymentRow
  /** Name of the member; null once erased. */
  readonly name: string | null
  /** In the minor unit; null when nothing was paid back. */
  readonly refunded: number | null
  /** Status of the latest dispute that was not won. */
  readonly dispute: Exclude<DisputeRow['status'], 'won'> | null
}

/** Payments with what was paid back and disputed, latest first. */
export function pagePayments(
  db: Db,
  { member, brand, state, method, currency, ...page }: PaymentFilters,
): Promise<Page<ListedPayment>> {
  return readPage<ListedPayment>(
    db,
    {
      table: payments,
      moment: payments.created,
      id: payments.id,
      first: 'latest',
      where: and(
        matching(payments.member, member),
        matching(payments.brand, brand),
        matching(payments.status, state),
        matching(payments.method, method),
        matching(payments.currency, currency),
      ),
      rows: async ({ where, orderBy, limit }) =>
        addReversals(
          db,
          await db
            .select({ payment: payments, name: members.name })
            .from(payments)
            .leftJoin(members, eq(members.id, payments.member))
            .where(where)
            .orderBy(...orderBy)
            .limit(limit),
        ),
      placeOf: ({ payment }) => ({ moment: payment.created, id: payment.id }),
    },
    page,
  )
}

/** Adds what was paid back and disputed of these payments. */
export async function addReversals(
  db: Db,
  rows: readonly Pick<ListedPayment, 'payment' | 'name'>[],
): Promise<ListedPayment[]> {
  const ids = rows.map(({ payment }) => payment.id)
  const refunds = Map.groupBy(await listRefundsOf(db, ids), ({ payment }) => payment)
  const disputes = Map.groupBy(await listDisputes(db, ids), ({ payment }) => payment)
  return rows.map((row) => ({
    ...row,
    refunded: sumOf(refunds.get(row.payment.id) ?? []),
    dispute: latestOf(disputes.get(row.payment.id) ?? []),
  }))
}

type Refunds = Awaited<ReturnType<typeof listRefundsOf>>

function sumOf(refunds: Refunds): number | null {
  const valid = refunds.filter(({ status }) => status !== 'failed')
  return valid.length === 0 ? null : valid.reduce((sum, { amount }) => sum + amount, 0)
}

function latestOf(disputes: readonly DisputeRow[]): ListedPayment['dispute'] {
  const status = disputes.findLast((each) => each.status !== 'won')?.status
  return status === undefined || status === 'won' ? null : status
}
