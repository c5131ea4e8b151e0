import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { findMember } from '../accounts/index.ts'
import { removeConversation } from '../chat/index.ts'
import { deleteLikesBetween } from '../likes/index.ts'
import { insertBlock } from './blocks.store.ts'

/** Blocks a member; likes and the conversation go for both. @throws DomainError not_found */
export async function block(ctx: MemberCtx, profile: string): Promise<void> {
  const { db, viewer, clock, brand } = ctx
  await db.transaction(async (tx) => {
    const other = await findMember(tx, profile)
    if (!other || other.brand !== brand.id || other.id === viewer.id) {
      throw refuse('not_found', { field: 'profile' })
    }
    await insertBlock(tx, viewer.id, other.id, clock.now())
    await deleteLikesBetween(tx, viewer.id, other.id)
    await removeConversation(tx, viewer.id, other.id)
  })
}
