import type { StaffMember } from '@bouquet/contract/staff'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import type { StaffRow } from '../../tables/index.ts'
import { auditStaff } from '../accounts/auditStaff.ts'

interface Noted {
  /** Name of the action, such as `staff.end`. */
  readonly act: string
  readonly reason: string
}

interface Changed<More extends object> {
  readonly row: StaffRow
  /** Fields of the answer besides the person. */
  readonly more: More
}

/**
 * Changes a member of staff and writes the audit log in the same transaction.
 * @throws DomainError not_found when no current member of staff has this address
 */
export function changeStaff<More extends object>(
  { actor, clock, db }: StaffContext,
  noted: Noted,
  change: (tx: Db, now: Date) => Promise<Changed<More> | undefined>,
): Promise<More & { staff: StaffMember }> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const changed = await change(tx, now)
    if (!changed) throw refuse('not_found', { field: 'email' })
    await auditStaff(tx, { ...noted, actor, staff: changed.row.id, now })
    return { ...changed.more, staff: presentStaff(changed.row) }
  })
}

export function presentStaff({ passwordHash, created, ended, ...row }: StaffRow): StaffMember {
  return {
    ...row,
    created: created.toISOString(),
    ended: ended?.toISOString() ?? null,
    has_password: passwordHash !== null,
  }
}
