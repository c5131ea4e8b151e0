import { refuse } from '../../platform/errors/DomainError.ts'
import type { Services } from '../../platform/http/Services.ts'
import { deleteOtherSessions } from '../../platform/session/session.store.ts'
import { findMember, updateMember } from '../accounts/index.ts'
import { type Staff, writeAudit } from '../audit/index.ts'

interface Ban {
  readonly brand: string
  readonly member: string
  readonly reason: string
}

/**
 * Closes an account: its sessions end, its profile is seen by nobody, and it cannot log in. The act stands in
 * the audit log.
 * @throws DomainError not_found
 */
export async function banMember(
  { clock, db }: Services,
  { actor }: Staff,
  { brand, member: id, reason }: Ban,
): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await findMember(tx, id)
    if (member?.brand !== brand) throw refuse('not_found', { field: 'member' })
    await updateMember(tx, id, { status: 'banned', profileStatus: 'disabled' })
    await deleteOtherSessions(tx, id, null)
    const now = clock.now()
    await writeAudit(tx, { brand, actor, act: 'member.ban', subject: `member:${id}`, reason, now })
  })
}
