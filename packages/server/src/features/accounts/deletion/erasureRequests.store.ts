import type { Page, PageQuery } from '@bouquet/contract/staff'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { matching, readPage } from '../../../platform/database/readPage.ts'
import { erasureRequests, members } from '../../../tables/index.ts'

type ErasureRequestRow = typeof erasureRequests.$inferSelect

/** A request with the name of the member, which is null once they are erased. */
interface ListedErasureRequest extends ErasureRequestRow {
  readonly name: string | null
}

const isWaiting = eq(erasureRequests.state, 'waiting')

/** Inserts a request, unless one about the member waits. @returns the id of the one that waits */
export async function insertErasureRequest(
  tx: Db,
  row: typeof erasureRequests.$inferInsert & { readonly member: string },
): Promise<string> {
  await tx.insert(erasureRequests).values(row).onConflictDoNothing()
  const [waiting] = await tx
    .select({ id: erasureRequests.id })
    .from(erasureRequests)
    .where(and(eq(erasureRequests.member, row.member), isWaiting))
  if (!waiting) throw new Error('The request was not stored.')
  return waiting.id
}

/** Locks the row until the transaction ends. */
export async function lockErasureRequest(
  tx: Db,
  id: string,
): Promise<ErasureRequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(erasureRequests)
    .where(eq(erasureRequests.id, id))
    .for('update')
  return row
}

type Decision = Required<Pick<ErasureRequestRow, 'decider' | 'decisionNote' | 'decided'>> & {
  readonly state: 'approved' | 'declined'
}

export function saveErasureDecision(tx: Db, id: string, decision: Decision) {
  return tx.update(erasureRequests).set(decision).where(eq(erasureRequests.id, id))
}

interface RequestFilters extends PageQuery {
  readonly brand?: string | undefined
  readonly state: ErasureRequestRow['state']
}

/** Requests that wait, oldest first, or decided ones, latest first. */
export function pageErasureRequests(
  db: Db,
  { brand, state, ...page }: RequestFilters,
): Promise<Page<ListedErasureRequest>> {
  return readPage<ListedErasureRequest>(
    db,
    {
      table: erasureRequests,
      moment: erasureRequests.created,
      id: erasureRequests.id,
      first: state === 'waiting' ? 'oldest' : 'latest',
      where: and(matching(erasureRequests.brand, brand), eq(erasureRequests.state, state)),
      rows: ({ where, orderBy, limit }) =>
        db
          .select({ ...getTableColumns(erasureRequests), name: members.name })
          .from(erasureRequests)
          .leftJoin(members, eq(members.id, erasureRequests.member))
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ created, id }) => ({ moment: created, id }),
    },
    page,
  )
}
