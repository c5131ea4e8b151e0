import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { deleteLike } from './likes.store.ts'

/** Takes a like back. Without one, nothing changes. */
export async function unlikeMember({ db, viewer }: MemberCtx, id: string): Promise<void> {
  await deleteLike(db, viewer.id, id)
}
