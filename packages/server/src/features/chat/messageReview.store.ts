import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { messageReviews } from '../../tables/index.ts'

export const insertMessageReview = (tx: Db, row: typeof messageReviews.$inferInsert) =>
  tx.insert(messageReviews).values(row)

/** @returns whether this call closed the review; false when it was closed before */
export async function closeReview(
  tx: Db,
  message: string,
  outcome: 'released' | 'kept',
  reviewed: Date,
): Promise<boolean> {
  const rows = await tx
    .update(messageReviews)
    .set({ outcome, reviewed })
    .where(and(eq(messageReviews.message, message), isNull(messageReviews.outcome)))
    .returning({ message: messageReviews.message })
  return rows.length > 0
}

/** The brand of a message with a review, open or closed. */
export async function findReviewBrand(db: Db, message: string): Promise<string | undefined> {
  const [row] = await db
    .select({ brand: messageReviews.brand })
    .from(messageReviews)
    .where(eq(messageReviews.message, message))
  return row?.brand
}
