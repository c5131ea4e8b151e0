import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { requireVisibleMember } from '../profiles/index.ts'
import { insertAcknowledgement } from './conversation.store.ts'

/**
 * Records that the viewer knows that a profile is invented.
 * @throws DomainError not_found for a profile that the viewer may not see
 */
export async function acknowledgeFictional(ctx: MemberCtx, id: string): Promise<void> {
  const { clock, db, viewer } = ctx
  const { id: profile } = await requireVisibleMember(ctx, id)
  await insertAcknowledgement(db, { member: viewer.id, profile, created: clock.now() })
}
