import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { conversations, participants } from '../../tables/index.ts'

/** Takes the conversation of two members, with what was written, from both their lists. */
export async function hideConversation(tx: Db, one: string, other: string): Promise<void> {
  const [low = one, high = other] = [one, other].toSorted()
  const [conversation] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.low, low), eq(conversations.high, high)))
  if (!conversation) return
  await tx
    .update(participants)
    .set({
      hidden: true,
      deletedNumber: conversation.lastNumber,
      readNumber: conversation.lastNumber,
    })
    .where(
      and(
        eq(participants.conversation, conversation.id),
        inArray(participants.member, [one, other]),
      ),
    )
}
