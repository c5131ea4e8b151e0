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

/** The message that this sender has sent with this client id. */
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
  /** Messages up to this sequence are removed for the reader. */
  readonly after: number
  readonly before: number | undefined
  readonly limit: number
}

/** The latest messages that the reader may see, newest first. */
export function listMessages(
  db: Db,
  { conversation, reader, after, before, limit: most }: MessageWindow,
) {
  return db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversation, conversation),
        gt(messages.sequence, after),
        before === undefined ? undefined : lt(messages.sequence, before),
        or(eq(messages.held, false), eq(messages.sender, reader)),
      ),
    )
    .orderBy(desc(messages.sequence))
    .limit(most)
}

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

/** The message that contains a photo. */
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

/**
 * Changes the reason why a message is held; null releases it. Clears the unpaid amount when the
 * message is released or will never be delivered.
 */
export async function setHeldFor(
  tx: Db,
  id: string,
  heldFor: MessageRow['heldFor'],
): Promise<MessageRow> {
  const isDue = !neverCharged.includes(heldFor)
  const [row] = await tx
    .update(messages)
    .set({ heldFor, held: heldFor !== null, ...(!isDue && { creditsDue: 0 }) })
    .where(eq(messages.id, id))
    .returning()
  if (!row) throw new Error(`Message ${id} is gone.`)
  return row
}

/**
 * Whether the conversation has moved past a held message: a later message was delivered, or the
 * receiver has read or removed what came before. Locks the conversation until the transaction ends,
 * so that no message is added meanwhile.
 */
export async function hasLaterActivity(
  tx: Db,
  { conversation, sequence }: MessageRow,
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
      and(
        eq(messages.conversation, conversation),
        gt(messages.sequence, sequence),
        not(messages.held),
      ),
    )
  const [found] = await tx
    .select({ member: participants.member })
    .from(participants)
    .where(
      and(
        eq(participants.conversation, conversation),
        eq(participants.member, receiver),
        or(
          gte(participants.deletedSequence, sequence),
          gte(participants.readSequence, sequence),
          exists(later),
        ),
      ),
    )
  return found !== undefined
}

/** Moves a message to the end of its conversation, as if it were sent now. */
export async function moveToEnd(tx: Db, { id, conversation }: MessageRow, sentAt: Date) {
  const [end] = await tx
    .update(conversations)
    .set({ lastSequence: sql`${conversations.lastSequence} + 1` })
    .where(eq(conversations.id, conversation))
    .returning({ sequence: conversations.lastSequence })
  await tx
    .update(messages)
    .set({ ...end, sentAt })
    .where(eq(messages.id, id))
}

/** A sender's messages held for this reason, with their conversations, in the order of writing. */
export function listHeldMessages(db: Db, sender: string, heldFor: 'confirmation' | 'credits') {
  return db
    .select({ message: messages, conversation: conversations })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation))
    .where(
      and(
        eq(messages.sender, sender),
        messages.held,
        // Rows without a reason are older than the column; they were held for confirmation.
        heldFor === 'confirmation'
          ? or(isNull(messages.heldFor), eq(messages.heldFor, heldFor))
          : eq(messages.heldFor, heldFor),
      ),
    )
    .orderBy(asc(messages.id))
}

/** Credits that the sender's held messages will cost on delivery. */
export async function sumUnpaidCredits(db: Db, sender: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(messages.creditsDue).mapWith(Number) })
    .from(messages)
    .where(and(eq(messages.sender, sender), messages.held))
  return row?.total ?? 0
}
