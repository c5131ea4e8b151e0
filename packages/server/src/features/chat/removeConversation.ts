import type { Db } from '../../platform/database/Database.ts'
import { findConversationBetween, removeConversationFor } from './conversation.store.ts'

/** Removes the conversation of two members for both, as when one blocks the other. */
export async function removeConversation(tx: Db, one: string, other: string): Promise<void> {
  const conversation = await findConversationBetween(tx, one, other)
  if (!conversation) return
  await removeConversationFor(tx, conversation, one)
  await removeConversationFor(tx, conversation, other)
}
