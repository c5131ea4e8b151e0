import type { Db } from '../../platform/database/Database.ts'
import { findPair, removeFor } from './conversation.store.ts'

/** Removes the conversation of two members for both, as when one blocks the other. */
export async function removeConversation(tx: Db, one: string, other: string): Promise<void> {
  const conversation = await findPair(tx, one, other)
  if (!conversation) return
  await removeFor(tx, conversation, one)
  await removeFor(tx, conversation, other)
}
