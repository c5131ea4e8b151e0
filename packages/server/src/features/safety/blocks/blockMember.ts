import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { removeConversation } from '../../chat/index.ts'
import { deleteLikesBetween } from '../../likes/index.ts'
import { insertBlock } from '../../members/index.ts'
import { findKnownMember } from '../../profiles/index.ts'

/**
 * Blocks a member, and removes likes and the conversation for both.
 * @throws DomainError not_found, also for a member who is hidden from the viewer
 */
export async function blockMember(ctx: MemberCtx, profile: string): Promise<void> {
  const { db, viewer, clock } = ctx
  await db.transaction(async (tx) => {
    const other = await findKnownMember({ ...ctx, db: tx }, profile)
    if (!other) throw refuse('not_found', { field: 'profile' })
    await insertBlock(tx, viewer.id, other.id, clock.now())
    await deleteLikesBetween(tx, viewer.id, other.id)
    await removeConversation(tx, viewer.id, other.id)
  })
}
