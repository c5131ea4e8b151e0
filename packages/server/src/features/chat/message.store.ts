import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
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

/** Changes why a message is held, or lets it go with null. */
export async function holdRow(
  tx: Db,
  id: string,
  heldFor: MessageRow['heldFor'],
): Promise<MessageRow> {
  const [row] = await tx
    .update(messages)
    .set({ heldFor, held: heldFor !== null })
    .where(eq(messages.id, id))
    .returning()
  if (!row) throw new Error(`Message ${id} is gone.`)
  return row
}

/** Lets go what a sender wrote before the address was confirmed, in the order of writing. */
export async function releaseRows(tx: Db, sender: string) {
  const held = await tx
    .select({ message: messages, conversation: conversations })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation))
    .where(waiting(sender))
    .orderBy(asc(messages.id))
  await tx.update(messages).set({ held: false, heldFor: null }).where(waiting(sender))
  return held.map(({ message, conversation }) => ({
    message: { ...message, held: false, heldFor: null },
    conversation,
  }))
}

/** Rows of before reasons were kept were held for the address. */
const waiting = (sender: string) =>
  and(
    eq(messages.sender, sender),
    eq(messages.held, true),
    or(isNull(messages.heldFor), eq(messages.heldFor, 'confirmation')),
  )
