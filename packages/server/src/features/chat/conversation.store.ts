import { and, count, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/queries.ts'
import { newId } from '../../platform/ids.ts'
import {
  conversations,
  fictionalAcknowledgements,
  type MemberRow,
  members,
  participants,
} from '../../tables/index.ts'
import { type BrandScope, isInReach } from '../members/index.ts'

export type ConversationRow = typeof conversations.$inferSelect
export type ParticipantRow = typeof participants.$inferSelect

const orderMembers = (one: string, other: string) =>
  one < other
    ? { lowerMember: one, higherMember: other }
    : { lowerMember: other, higherMember: one }

/** The id of a conversation with its brand and its two members. */
export type ConversationRef = Pick<ConversationRow, 'id' | 'brand' | 'lowerMember' | 'higherMember'>

export function conversationRef(
  conversation: Pick<ConversationRow, 'id' | 'brand'>,
  one: string,
  other: string,
): ConversationRef {
  return { ...conversation, ...orderMembers(one, other) }
}

export function otherMember(
  { lowerMember, higherMember }: ConversationRef,
  member: string,
): string {
  return lowerMember === member ? higherMember : lowerMember
}

export async function findConversationBetween(
  db: Db,
  one: string,
  other: string,
): Promise<ConversationRow | undefined> {
  const { lowerMember, higherMember } = orderMembers(one, other)
  const [row] = await db
    .select()
    .from(conversations)
    .where(
      and(eq(conversations.lowerMember, lowerMember), eq(conversations.higherMember, higherMember)),
    )
  return row
}

/** A conversation of a member. One whose messages are all held does not exist for its receiver. */
export async function findConversation(
  db: Db,
  member: string,
  id: string,
): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select({ conversation: conversations })
    .from(conversations)
    .innerJoin(participants, eq(participants.conversation, conversations.id))
    .where(
      and(
        eq(conversations.id, id),
        eq(participants.member, member),
        or(eq(participants.hidden, false), gt(participants.deletedSequence, 0)),
      ),
    )
  return row?.conversation
}

export async function insertConversation(
  tx: Db,
  { brand, startedBy, other, now }: { brand: string; startedBy: string; other: string; now: Date },
): Promise<ConversationRow | undefined> {
  const [row] = await tx
    .insert(conversations)
    .values({ id: newId(), brand, ...orderMembers(startedBy, other), startedBy, created: now })
    .onConflictDoNothing()
    .returning()
  if (!row) return findConversationBetween(tx, startedBy, other)
  await tx.insert(participants).values([
    { conversation: row.id, member: startedBy },
    { conversation: row.id, member: other, hidden: true },
  ])
  return row
}

export async function countStartedConversations(tx: Db, member: string): Promise<number> {
  const [row] = await tx
    .select({ started: count() })
    .from(conversations)
    .where(eq(conversations.startedBy, member))
  return row?.started ?? 0
}

export async function findParticipants(db: Db, conversation: string): Promise<ParticipantRow[]> {
  return db.select().from(participants).where(eq(participants.conversation, conversation))
}

const isParticipant = (conversation: string, member: string) =>
  and(eq(participants.conversation, conversation), eq(participants.member, member))

export function unhideConversation(tx: Db, conversation: string, member: string) {
  return tx.update(participants).set({ hidden: false }).where(isParticipant(conversation, member))
}

/** Advances a participant's read position; never moves it back. Resolves with whether it moved. */
export async function advanceReadSequence(
  tx: Db,
  conversation: string,
  member: string,
  sequence: number,
): Promise<boolean> {
  const moved = await tx
    .update(participants)
    .set({
      readSequence: sequence,
      deliveredSequence: sql`greatest(${participants.deliveredSequence}, ${sequence})`,
    })
    .where(and(isParticipant(conversation, member), lt(participants.readSequence, sequence)))
    .returning({ conversation: participants.conversation })
  return moved.length > 0
}

/** Marks everything in the member's conversations as delivered. */
export function markAllDelivered(db: Db, member: string) {
  return db.execute(sql`
    update participants p set delivered_number = c.last_number
    from conversations c
    where c.id = p.conversation and p.member = ${member} and p.delivered_number < c.last_number`)
}

/** Removes a conversation for one participant; later messages bring it back. */
export function removeConversationFor(
  tx: Db,
  { id, lastSequence }: ConversationRow,
  member: string,
) {
  return tx
    .update(participants)
    .set({ hidden: true, deletedSequence: lastSequence, readSequence: lastSequence })
    .where(isParticipant(id, member))
}

const chatRowSchema = z.object({
  conversation: z.string(),
  other: z.string(),
  unread: z.coerce.number(),
  last: z.string().nullable(),
})

/** A member's conversations, without removed ones, latest first. */
export function listChats(db: Db, member: string) {
  return readRows(
    db,
    sql`
      select c.id as conversation,
        case when c.lower_member = ${member} then c.higher_member else c.lower_member end as other,
        (select count(*) from messages m
          where m.conversation = c.id and m.number > p.read_number and m.sender <> ${member} and not m.held) as unread,
        last.id as last
      from participants p
      join conversations c on c.id = p.conversation
      left join lateral (
        select m.id, m.sent_at from messages m
        where m.conversation = c.id and m.number > p.deleted_number
          and (not m.held or m.sender = ${member})
        order by m.number desc limit 1) last on true
      where p.member = ${member} and not p.hidden
        and not exists (select 1 from blocks b
          where (b.blocker = c.lower_member and b.blocked = c.higher_member) or (b.blocker = c.higher_member and b.blocked = c.lower_member))
      order by coalesce(last.sent_at, c.created) desc`,
    chatRowSchema,
  )
}

/** Members by id with whom the viewer may be in contact, whether or not they can still be written to. */
export async function findPartners(
  db: Db,
  scope: BrandScope,
  ids: readonly string[],
): Promise<Map<string, MemberRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(members)
    .where(and(inArray(members.id, [...ids]), isInReach(scope)))
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findPartner(
  db: Db,
  scope: BrandScope,
  id: string,
): Promise<MemberRow | undefined> {
  return (await findPartners(db, scope, [id])).get(id)
}

export async function hasAcknowledgedFictional(
  db: Db,
  member: string,
  profile: string,
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(fictionalAcknowledgements)
    .where(
      and(
        eq(fictionalAcknowledgements.member, member),
        eq(fictionalAcknowledgements.profile, profile),
      ),
    )
  return row !== undefined
}

export function insertAcknowledgement(db: Db, row: typeof fictionalAcknowledgements.$inferInsert) {
  return db.insert(fictionalAcknowledgements).values(row).onConflictDoNothing()
}

/** Removes the conversation of two members for both, for example when one blocks the other. */
export async function removeConversation(tx: Db, one: string, other: string): Promise<void> {
  const conversation = await findConversationBetween(tx, one, other)
  if (!conversation) return
  await removeConversationFor(tx, conversation, one)
  await removeConversationFor(tx, conversation, other)
}

/** Removes a member's conversations with members of a brand, for both sides. */
export function removeConversationsWithBrand(tx: Db, member: string, brand: string) {
  return tx.execute(sql`
    update participants p
    set hidden = true, deleted_number = c.last_number, read_number = c.last_number
    from conversations c, participants mine, participants theirs, members other
    where p.conversation = c.id
      and mine.conversation = c.id and mine.member = ${member}
      and theirs.conversation = c.id and theirs.member <> ${member}
      and other.id = theirs.member and other.brand = ${brand}`)
}
