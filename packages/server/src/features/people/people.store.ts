import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { conversations, participants } from '../../tables/index.ts'

/** Id of the conversation of two members if the first still has it in their list. */
export async function findConversation(db: Db, one: string, other: string): Promise<string | null> {
  const [low = one, high = other] = [one, other].toSorted()
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(participants, eq(participants.conversation, conversations.id))
    .where(
      and(
        eq(conversations.low, low),
        eq(conversations.high, high),
        eq(participants.member, one),
        eq(participants.hidden, false),
      ),
    )
  return row?.id ?? null
}
