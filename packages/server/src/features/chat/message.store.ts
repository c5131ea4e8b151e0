import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  not,
  or,
  sql,
  sum,
} from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { conversations, messages, participants } from '../../tables/index.ts'

export type MessageRow = typeof messages.$inferSelect

/** A message that was sent before with the same client id. */
export async function findMessageByClientId(
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

interface MessageWindow {
  readonly conversation: string
  readonly reader: string
  /** Messages up to this number were removed for the reader. */
  readonly after: number
  readonly before: number | undefined
  readonly limit: number
}

/** The latest messages that one side may see, newest first. */
export const listMessages = (
  db: Db,
  { conversation, reader, after, before, limit: most }: MessageWindow,
) =>
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

const neverCharged: readonly MessageRow['heldFor'][] = [null, 'rejected', 'gone']

/** Changes why a message is held, or lets it go with null; then it is paid, or never will be. */
export async function setHeldFor(
  tx: Db,
  id: string,
  heldFor: MessageRow['heldFor'],
): Promise<MessageRow> {
  const isDue = !neverCharged.includes(heldFor)
  const [row] = await tx
    .update(messages)
    .set({ heldFor, held: heldFor !== null, ...(!isDue && { unpaid: 0 }) })
    .where(eq(messages.id, id))
    .returning()
  if (!row) throw new Error(`Message ${id} is gone.`)
  return row
}

/**
 * Whether a thread went on after a held message, or its receiver has removed or read what came before. Holds the
 * thread until the transaction ends, so that nothing is written to it meanwhile.
 */
export async function hasLaterActivity(
  tx: Db,
  { conversation, number }: MessageRow,
  receiver: string,
): Promise<boolean> {
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, conversation))
    .for('no key update')
  const later = tx
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(eq(messages.conversation, conversation), gt(messages.number, number), not(messages.held)),
    )
  const [found] = await tx
    .select({ member: participants.member })
    .from(participants)
    .where(
      and(
        eq(participants.conversation, conversation),
        eq(participants.member, receiver),
        or(
          gte(participants.deletedNumber, number),
          gte(participants.readNumber, number),
          exists(later),
        ),
      ),
    )
  return found !== undefined
}

/** Moves a message to the end of its thread, as if it were sent now. */
export async function moveToEnd(tx: Db, { id, conversation }: MessageRow, sentAt: Date) {
  const [place] = await tx
    .update(conversations)
    .set({ lastNumber: sql`${conversations.lastNumber} + 1` })
    .where(eq(conversations.id, conversation))
    .returning({ number: conversations.lastNumber })
  await tx
    .update(messages)
    .set({ ...place, sentAt })
    .where(eq(messages.id, id))
}

/** What a sender has written that is held for a reason, with its conversation, in the order of writing. */
export const listHeldMessages = (db: Db, sender: string, heldFor: 'confirmation' | 'credits') =>
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
export async function sumUnpaidCredits(db: Db, sender: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(messages.unpaid).mapWith(Number) })
    .from(messages)
    .where(and(eq(messages.sender, sender), messages.held))
  return row?.total ?? 0
}
