import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { findConversation, removeConversationFor } from './conversation.store.ts'

/**
 * Removes a conversation from the viewer's list; the other person keeps it.
 * @throws DomainError not_found for a conversation of others
 */
export async function deleteChat({ db, viewer }: MemberCtx, conversation: string): Promise<void> {
  const found = await findConversation(db, viewer.id, conversation)
  if (!found) throw refuse('not_found', { field: 'conversation' })
  await removeConversationFor(db, found, viewer.id)
}
