import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { listBlocked } from '../../members/index.ts'

/** Whom the viewer has blocked, and since when. */
export async function readBlocks({ db, viewer }: MemberCtx) {
  const rows = await listBlocked(db, viewer.id)
  return rows.map(({ id, name, created }) => ({ id, name, blocked_at: created.toISOString() }))
}
