import { and, eq, gt, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { conversations, participants } from '../../tables/index.ts'

/** Id of the conversation of two members, if it is in the list of the first. */
export function findConversationId(db: Db, one: string, other: string): Promise<string | null> {
  return findConversationWhere(db, one, other, eq(participants.hidden, false))
}

/** Whether the conversation is or was in the first member's list. A held message does not show it. */
export async function hasSeenConversation(db: Db, one: string, other: string): Promise<boolean> {
  return (
    (await findConversationWhere(
      db,
      one,
      other,
      or(eq(participants.hidden, false), gt(participants.deletedSequence, 0)),
    )) !== null
  )
}

async function findConversationWhere(
  db: Db,
  one: string,
  other: string,
  condition: SQL | undefined,
): Promise<string | null> {
  const [low = one, high = other] = [one, other].toSorted()
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(participants, eq(participants.conversation, conversations.id))
    .where(
      and(
        eq(conversations.lowerMember, low),
        eq(conversations.higherMember, high),
        eq(participants.member, one),
        condition,
      ),
    )
  return row?.id ?? null
}
