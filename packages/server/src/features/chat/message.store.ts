import { and, asc, desc, eq, gt, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { conversations, messages } from '../../tables/index.ts'

export type MessageRow = typeof messages.$inferSelect

export async function insertMessage(
  tx: Db,
  row: typeof messages.$inferInsert,
): Promise<MessageRow> {
  const [made] = await tx.insert(messages).values(row).returning()
  if (!made) throw new Error('The message was not kept.')
  return made
}

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

/** Lets go what a sender wrote before the address was confirmed, in the order of writing. */
export async function releaseRows(tx: Db, sender: string) {
  const held = await tx
    .select({ message: messages, conversation: conversations })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation))
    .where(and(eq(messages.sender, sender), eq(messages.held, true)))
    .orderBy(asc(messages.id))
  await tx
    .update(messages)
    .set({ held: false })
    .where(and(eq(messages.sender, sender), eq(messages.held, true)))
  return held.map(({ message, conversation }) => ({
    message: { ...message, held: false },
    conversation,
  }))
}
