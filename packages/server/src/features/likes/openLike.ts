import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { markLikeOpened } from './likes.store.ts'

/** Records that the viewer has looked at a received like, which is not new any more. */
export async function openLike({ clock, db, viewer }: MemberCtx, liker: string): Promise<void> {
  await markLikeOpened(db, liker, viewer.id, clock.now())
}
