import { decidedAlready, readAudit, writeAudit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../../platform/http/Ctx.ts'
import { deleteOtherSessions } from '../../../platform/session/session.store.ts'
import { findMember } from '../../members/index.ts'
import { banAccount, unbanAccount } from './ban.store.ts'

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

interface BanLift {
  readonly brand: string
  readonly member: string
  readonly reason: string
}

/**
 * Lifts a ban; the account is active or unconfirmed as before. Writes the audit log.
 * @throws DomainError not_found for a member who was never banned, already_decided
 */
export async function liftBan(
  { actor, clock, db }: StaffContext,
  { brand, member: id, reason }: BanLift,
): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await findMember(tx, id)
    if (member?.brand !== brand) throw refuse('not_found', { field: 'member' })
    const subject = `member:${id}`
    if (!(await unbanAccount(tx, id))) throw await findLiftError(tx, brand, subject)
    const now = clock.now()
    await writeAudit(tx, { brand, actor, act: 'member.lift-ban', subject, reason, now })
  })
}

async function findLiftError(tx: Db, brand: string, subject: string) {
  const lifted = { brand, subject, actions: ['member.lift-ban'] }
  const [last] = await readAudit(tx, lifted)
  return last
    ? decidedAlready(tx, { ...lifted, field: 'member' })
    : refuse('not_found', { field: 'member' })
}
