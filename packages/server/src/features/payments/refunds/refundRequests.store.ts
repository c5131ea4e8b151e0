import type { Page, PageQuery } from '@bouquet/contract/staff'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { matching, readPage } from '../../../platform/database/readPage.ts'
import { members, payments, refundRequests } from '../../../tables/index.ts'

export type RefundRequestRow = typeof refundRequests.$inferSelect

/** A request with the order that it is about. */
export interface ListedRefundRequest extends RefundRequestRow {
  readonly orderNumber: string
  /** Name of the member; null once erased. */
  readonly name: string | null
}

/** @returns undefined when the payment has a request that waits */
export async function insertRefundRequest(
  tx: Db,
  row: typeof refundRequests.$inferInsert,
): Promise<RefundRequestRow | undefined> {
  const [made] = await tx.insert(refundRequests).values(row).onConflictDoNothing().returning()
  return made
}

export async function hasWaitingRequest(db: Db, payment: string): Promise<boolean> {
  const rows = await db
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(and(eq(refundRequests.payment, payment), eq(refundRequests.state, 'waiting')))
  return rows.length > 0
}

type Decision = Required<Pick<RefundRequestRow, 'decider' | 'decisionNote' | 'decided'>> & {
  readonly state: Exclude<RefundRequestRow['state'], 'waiting'>
  readonly refund?: string
}

export function saveRequestDecision(tx: Db, id: string, decision: Decision) {
  return tx.update(refundRequests).set(decision).where(eq(refundRequests.id, id))
}

const listed = (db: Db) =>
  db
    .select({
      ...getTableColumns(refundRequests),
      orderNumber: payments.orderNumber,
      name: members.name,
    })
    .from(refundRequests)
    .innerJoin(payments, eq(payments.id, refundRequests.payment))
    .leftJoin(members, eq(members.id, payments.member))
    .$dynamic()

export async function findRefundRequest(
  db: Db,
  id: string,
): Promise<ListedRefundRequest | undefined> {
  const [row] = await listed(db).where(eq(refundRequests.id, id))
  return row
}

/** Requests about a payment, latest first. */
export function listRefundRequests(db: Db, payment: string): Promise<ListedRefundRequest[]> {
  return listed(db)
    .where(eq(refundRequests.payment, payment))
    .orderBy(desc(refundRequests.created), desc(refundRequests.id))
}

interface RequestFilters extends PageQuery {
  readonly brand?: string | undefined
  readonly state: RefundRequestRow['state']
}

/** Requests that wait, oldest first, or decided ones, latest first. */
export function pageRefundRequests(
  db: Db,
  { brand, state, ...page }: RequestFilters,
): Promise<Page<ListedRefundRequest>> {
  return readPage<ListedRefundRequest>(
    db,
    {
      table: refundRequests,
      moment: refundRequests.created,
      id: refundRequests.id,
      first: state === 'waiting' ? 'oldest' : 'latest',
      where: and(matching(refundRequests.brand, brand), eq(refundRequests.state, state)),
      rows: ({ where, orderBy, limit }) =>
        listed(db)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ created, id }) => ({ moment: created, id }),
    },
    page,
  )
}
