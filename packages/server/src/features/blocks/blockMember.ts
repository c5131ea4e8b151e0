import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { removeConversation } from '../chat/index.ts'
import { deleteLikesBetween, insertBlock } from './blocks.store.ts'

/**
 * Blocks a member: likes and chats between the two go, on both sides.
 * @throws DomainError forbidden for oneself
 */
export async function blockMember(
  { clock, db, viewer }: MemberCtx,
  profile: string,
): Promise<void> {
  if (profile === viewer.id) throw refuse('forbidden', { field: 'profile' })
  await db.transaction(async (tx) => {
    await insertBlock(tx, { blocker: viewer.id, blocked: profile, created: clock.now() })
    await deleteLikesBetween(tx, viewer.id, profile)
    await removeConversation(tx, viewer.id, profile)
  })
}
