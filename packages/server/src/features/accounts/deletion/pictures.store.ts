import { eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { chatPhotos, conversations, photos } from '../../../tables/index.ts'

/** Names of all pictures whose rows go with a member: of the profile, and in the conversations. */
export async function listErasedPictureIds(tx: Db, member: string): Promise<string[]> {
  const own = await tx.select({ id: photos.id }).from(photos).where(eq(photos.member, member))
  const talks = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(eq(conversations.low, member), eq(conversations.high, member)))
  const sent = await tx
    .select({ id: chatPhotos.id })
    .from(chatPhotos)
    .where(or(eq(chatPhotos.sender, member), inArray(chatPhotos.conversation, talks)))
  return [...own, ...sent].map(({ id }) => id)
}
