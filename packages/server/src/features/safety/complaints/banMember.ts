import { decidedAlready } from '../../../platform/audit/decidedAlready.ts'
import { writeAudit } from '../../../platform/audit/writeAudit.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../../platform/http/Ctx.ts'
import { deleteOtherSessions } from '../../../platform/session/session.store.ts'
import { findMember } from '../../members/index.ts'
import { banAccount } from './ban.store.ts'

interface Ban {
  readonly brand: string
  readonly member: string
  readonly reason: string
}

/**
 * Bans a member: sessions end, the profile is hidden and login is refused. Writes the audit log.
 * @throws DomainError not_found, already_decided
 */
export async function banMember(
  { actor, clock, db }: StaffContext,
  { brand, member: id, reason }: Ban,
): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await findMember(tx, id)
    if (member?.brand !== brand) throw refuse('not_found', { field: 'member' })
    const subject = `member:${id}`
    if (!(await banAccount(tx, id))) {
      throw await decidedAlready(tx, { brand, subject, actions: ['member.ban'], field: 'member' })
    }
    await deleteOtherSessions(tx, id, null)
    const now = clock.now()
    await writeAudit(tx, { brand, actor, act: 'member.ban', subject, reason, now })
  })
}
