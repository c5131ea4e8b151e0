import type { Page, PageQuery } from '@bouquet/contract/staff'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { matching, readPage } from '../../../platform/database/readPage.ts'
import { disputes, members, payments } from '../../../tables/index.ts'
import type { DisputeRow } from './disputes.store.ts'

interface DisputeFilters extends PageQuery {
  readonly brand?: string | undefined
  readonly state?: DisputeRow['status'] | undefined
}

interface ListedDispute extends DisputeRow {
  readonly orderNumber: string
  /** Name of the member; null once erased. */
  readonly name: string | null
}

/** Disputes with their orders, latest first. */
export function pageDisputes(
  db: Db,
  { brand, state, ...page }: DisputeFilters,
): Promise<Page<ListedDispute>> {
  return readPage<ListedDispute>(
    db,
    {
      table: disputes,
      moment: disputes.opened,
      id: disputes.id,
      first: 'latest',
      where: and(matching(disputes.brand, brand), matching(disputes.status, state)),
      rows: ({ where, orderBy, limit }) =>
        db
          .select({
            ...getTableColumns(disputes),
            orderNumber: payments.orderNumber,
            name: members.name,
          })
          .from(disputes)
          .innerJoin(payments, eq(payments.id, disputes.payment))
          .leftJoin(members, eq(members.id, payments.member))
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ opened, id }) => ({ moment: opened, id }),
    },
    page,
  )
}

/** What staff have to do about a dispute at the provider. */
export function disputeTask({
  status,
  answerBy,
}: Pick<DisputeRow, 'status' | 'answerBy'>): 'answer' | 'wait' | 'none' {
  if (status !== 'open') return 'none'
  return answerBy === null ? 'wait' : 'answer'
}
