import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { deleteOtherSessions } from '../../platform/session/session.store.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import {
  checkNewPassword,
  deleteLinks,
  hashPassword,
  updateMember,
  verifyPassword,
} from '../members/index.ts'

interface Change {
  readonly old_password: string
  readonly password: string
  readonly password_again: string
}

/**
 * Changes the viewer's password, ends their other sessions and invalidates reset links.
 * @throws DomainError old_password_wrong, password_too_short, passwords_differ, password_guessable
 */
export async function changePassword(ctx: MemberCtx, change: Change): Promise<void> {
  const { brand, viewer, db } = ctx
  await limitRate(ctx, { key: `password:${viewer.id}`, most: 10, windowSeconds: 900 })
  if (!(await verifyPassword(change.old_password, viewer.passwordHash))) {
    throw refuse('old_password_wrong', { field: 'old_password' })
  }
  await checkNewPassword(change.password, {
    owner: { ...viewer, brands: [brand] },
    again: change.password_again,
  })
  const passwordHash = await hashPassword(change.password)
  await db.transaction(async (tx) => {
    await updateMember(tx, viewer.id, { passwordHash })
    await deleteLinks(tx, viewer.id, 'reset')
    await deleteOtherSessions(tx, viewer.id, viewer.sessionId)
  })
}
