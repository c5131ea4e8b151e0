import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { messageReviews, messages } from '../../tables/index.ts'

export const insertReview = (tx: Db, row: typeof messageReviews.$inferInsert) =>
  tx.insert(messageReviews).values(row)

/** Messages of a brand that wait for a person, the oldest first, with what was found in them. */
export const listReviews = (db: Db, brand: string) =>
  db
    .select({ review: messageReviews, message: messages })
    .from(messageReviews)
    .innerJoin(messages, eq(messages.id, messageReviews.message))
    .where(and(eq(messageReviews.brand, brand), isNull(messageReviews.outcome)))
    .orderBy(asc(messageReviews.created))

/** @returns whether this call judged it; a second one does nothing */
export async function judgeRow(
  tx: Db,
  message: string,
  outcome: 'released' | 'kept',
  judged: Date,
): Promise<boolean> {
  const rows = await tx
    .update(messageReviews)
    .set({ outcome, judged })
    .where(and(eq(messageReviews.message, message), isNull(messageReviews.outcome)))
    .returning({ message: messageReviews.message })
  return rows.length > 0
}
