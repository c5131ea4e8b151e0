import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql, sum } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { conversations, messages } from '../../tables/index.ts'

export type MessageRow = typeof messages.$inferSelect

/** A message that was sent before with the same client id. */
export async function findSent(
  db: Db,
  sender: string,
  clientId: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.sender, sender), eq(messages.clientId, clientId)))
  return row
}

interface Window {
  readonly conversation: string
  readonly reader: string
  /** Messages up to this number were removed for the reader. */
  readonly after: number
  readonly before: number | undefined
  readonly most: number
}

/** The latest messages that one side may see, newest first. */
export const listMessages = (db: Db, { conversation, reader, after, before, most }: Window) =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversation, conversation),
        gt(messages.number, after),
        before === undefined ? undefined : lt(messages.number, before),
        or(eq(messages.held, false), eq(messages.sender, reader)),
      ),
    )
    .orderBy(desc(messages.number))
    .limit(most)

export async function findMessages(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, MessageRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(messages)
    .where(inArray(messages.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The message that carries a picture. */
export async function findPhotoMessage(
  db: Db,
  conversation: string,
  photo: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversation, conversation),
        sql`${messages.body} @> ${JSON.stringify({ kind: 'photo', photo })}::jsonb`,
      ),
    )
  return row
}

export async function findConversationById(db: Db, id: string) {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id))
  return row
}

/** Changes why a message is held, or lets it go with null; then it is paid, or never will be. */
export async function holdRow(
  tx: Db,
  id: string,
  heldFor: MessageRow['heldFor'],
): Promise<MessageRow> {
  const isDue = heldFor !== null && heldFor !== 'rejected'
  const [row] = await tx
    .update(messages)
    .set({ heldFor, held: heldFor !== null, ...(!isDue && { unpaid: 0 }) })
    .where(eq(messages.id, id))
    .returning()
  if (!row) throw new Error(`Message ${id} is gone.`)
  return row
}

/** What a sender has written that is held for a reason, with its conversation, in the order of writing. */
export const listHeld = (db: Db, sender: string, heldFor: 'confirmation' | 'credits') =>
  db
    .select({ message: messages, conversation: conversations })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation))
    .where(
      and(
        eq(messages.sender, sender),
        messages.held,
        // Rows of before reasons were kept were held for the address.
        heldFor === 'confirmation'
          ? or(isNull(messages.heldFor), eq(messages.heldFor, heldFor))
          : eq(messages.heldFor, heldFor),
      ),
    )
    .orderBy(asc(messages.id))

/** Credits that a sender's held messages will cost. */
export async function sumUnpaid(db: Db, sender: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(messages.unpaid).mapWith(Number) })
    .from(messages)
    .where(and(eq(messages.sender, sender), messages.held))
  return row?.total ?? 0
}
