import { refuse } from '../../platform/errors/DomainError.ts'
import type { Services } from '../../platform/http/Services.ts'
import { findMember, updateMember } from '../accounts/index.ts'
import { type Staff, writeAudit } from '../audit/index.ts'

interface Lifting {
  readonly brand: string
  readonly member: string
  readonly reason: string
}

/**
 * Opens a banned account again, as it was confirmed or not. The act stands in the audit log.
 * @throws DomainError not_found for one that is not banned
 */
export async function liftBan(
  { clock, db }: Services,
  { actor }: Staff,
  { brand, member: id, reason }: Lifting,
): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await findMember(tx, id)
    if (member?.brand !== brand || member.status !== 'banned') {
      throw refuse('not_found', { field: 'member' })
    }
    await updateMember(
      tx,
      id,
      member.confirmedAt
        ? { status: 'active', profileStatus: 'active' }
        : { status: 'not_confirmed', profileStatus: 'disabled' },
    )
    const now = clock.now()
    const subject = `member:${id}`
    await writeAudit(tx, { brand, actor, act: 'member.lift-ban', subject, reason, now })
  })
}
