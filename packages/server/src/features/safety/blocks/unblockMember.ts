import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { deleteBlock } from '../../members/index.ts'

/** Ends a block. Without one, nothing changes. */
export async function unblockMember({ db, viewer }: MemberCtx, id: string): Promise<void> {
  await deleteBlock(db, viewer.id, id)
}
