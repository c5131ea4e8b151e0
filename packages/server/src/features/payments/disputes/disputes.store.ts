import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { disputes } from '../../../tables/index.ts'

export type DisputeRow = typeof disputes.$inferSelect

/** Disputes of these payments, oldest first. */
export function listDisputes(db: Db, payments: readonly string[]): Promise<DisputeRow[]> {
  return payments.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(disputes)
        .where(inArray(disputes.payment, [...payments]))
        .orderBy(asc(disputes.opened), asc(disputes.id))
}

export async function findDispute(
  db: Db,
  provider: string,
  reference: string,
): Promise<DisputeRow | undefined> {
  const [row] = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.provider, provider), eq(disputes.reference, reference)))
  return row
}

export function insertDispute(tx: Db, row: typeof disputes.$inferInsert) {
  return tx.insert(disputes).values(row)
}

type DisputeChange = Pick<DisputeRow, 'status' | 'closed' | 'answerBy'>

export function updateDispute(tx: Db, id: string, change: DisputeChange) {
  return tx.update(disputes).set(change).where(eq(disputes.id, id))
}
