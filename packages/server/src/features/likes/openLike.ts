import { memberIdSchema } from '@bouquet/contract/schemas'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { markLikeOpened } from './likes.store.ts'

/** Records that the viewer has looked at a received like, which is not new any more on any of their pages. */
export async function openLike(
  { brand, bus, clock, db, viewer }: MemberCtx,
  liker: string,
): Promise<void> {
  const to = { brand: brand.id, member: viewer.id }
  await db.transaction(async (tx) => {
    const opened = await markLikeOpened(tx, liker, viewer.id, clock.now())
    if (opened.length === 0) return
    await bus.publish(tx, to, { type: 'like_opened', profile: memberIdSchema.parse(liker) })
  })
}
