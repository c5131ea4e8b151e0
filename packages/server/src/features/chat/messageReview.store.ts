import type { Locale } from '@bouquet/contract'
import type { Page, Queue, staffActions } from '@bouquet/contract/staff'
import { and, desc, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { matching, readPage } from '../../platform/database/readPage.ts'
import { readQueue } from '../../platform/database/readQueue.ts'
import { members, messageReviews, messages } from '../../tables/index.ts'

export function insertMessageReview(tx: Db, row: typeof messageReviews.$inferInsert) {
  return tx.insert(messageReviews).values(row)
}

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

type ReviewFilters = z.output<typeof staffActions.messages.input>

interface ReviewedMessage {
  readonly review: typeof messageReviews.$inferSelect
  readonly message: typeof messages.$inferSelect
  /** The language of the sender. */
  readonly locale: Locale
}

const isOf = eq(messages.id, messageReviews.message)

/** Leaves out deleted messages. */
const isHeld = (db: Db, condition?: SQL) =>
  exists(db.select({ one: sql`1` }).from(messages).where(and(isOf, condition)))

/** Messages that wait for review. */
export function readMessageQueue(db: Db, brand: string | undefined): Promise<Queue> {
  return readQueue(db, {
    table: messageReviews,
    moment: messageReviews.created,
    id: messageReviews.message,
    where: and(isNull(messageReviews.outcome), matching(messageReviews.brand, brand), isHeld(db)),
  })
}

/**
 * Messages waiting for review, oldest first, or reviewed ones, latest first. Deleted messages are
 * left out.
 */
export function listMessageReviews(
  db: Db,
  { brand, sender, kind, state, ...page }: ReviewFilters,
): Promise<Page<ReviewedMessage>> {
  return readPage<ReviewedMessage>(
    db,
    {
      table: messageReviews,
      moment: messageReviews.created,
      id: messageReviews.message,
      first: state === 'waiting' ? 'oldest' : 'latest',
      where: and(
        state === 'waiting' ? isNull(messageReviews.outcome) : eq(messageReviews.outcome, state),
        matching(messageReviews.brand, brand),
        matching(messageReviews.sender, sender),
        isHeld(db, kind && hasFinding(kind)),
      ),
      rows: ({ where, orderBy, limit }) =>
        db
          .select({ review: messageReviews, message: messages, locale: members.language })
          .from(messageReviews)
          .innerJoin(messages, isOf)
          .innerJoin(members, eq(members.id, messageReviews.sender))
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ review }) => ({ moment: review.created, id: review.message }),
    },
    page,
  )
}

const hasFinding = (kind: string): SQL =>
  sql`${messages.findings} @> ${JSON.stringify([{ kind }])}::jsonb`

/** The latest messages of a member that a check held back, without their words. */
export function listReviewsOf(db: Db, sender: string, limit: number) {
  return db
    .select({
      message: messageReviews.message,
      outcome: messageReviews.outcome,
      created: messageReviews.created,
      findings: messages.findings,
    })
    .from(messageReviews)
    .innerJoin(messages, isOf)
    .where(eq(messageReviews.sender, sender))
    .orderBy(desc(messageReviews.created), desc(messageReviews.message))
    .limit(limit)
}
