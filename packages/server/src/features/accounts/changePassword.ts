import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { endSessions } from '../../platform/session/endSessions.ts'
import { checkNewPassword, deleteLinks, hashPassword, updateMember } from '../members/index.ts'
import type { ProveIdentity } from './proveIdentity.ts'

interface Change {
  readonly password: string
  readonly password_again: string
}

/**
 * Changes the viewer's password, ends their other sessions and invalidates reset links.
 * @throws DomainError password_too_short, passwords_differ, password_guessable, or that the identity is not proven
 */
export async function changePassword(
  ctx: MemberCtx,
  change: Change,
  prove: ProveIdentity,
): Promise<void> {
  const { brand, bus, viewer, db } = ctx
  await checkNewPassword(change.password, {
    owner: { ...viewer, brands: [brand] },
    again: change.password_again,
  })
  await prove()
  const passwordHash = await hashPassword(change.password)
  await db.transaction(async (tx) => {
    await updateMember(tx, viewer.id, { passwordHash })
    await deleteLinks(tx, viewer.id, 'reset')
    const owner = { bus, brand: brand.id, member: viewer.id }
    await endSessions(tx, owner, { except: viewer.sessionId })
  })
}
