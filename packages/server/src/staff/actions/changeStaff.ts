import type { StaffMember } from '@bouquet/contract/staff'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import type { StaffRow } from '../../tables/index.ts'
import { auditStaff } from '../accounts/auditStaff.ts'
import { presentStaff } from '../accounts/presentStaff.ts'

interface Noted {
  /** As in `staff.end`. */
  readonly act: string
  readonly reason: string
}

interface Changed<More extends object> {
  readonly row: StaffRow
  /** What the answer contains besides the person. */
  readonly more: More
}

/**
 * Changes something about one of the staff and notes it, both or neither.
 * @throws DomainError not_found when nobody of this address works here
 */
export const changeStaff = <More extends object>(
  { actor, clock, db }: StaffContext,
  noted: Noted,
  change: (tx: Db, now: Date) => Promise<Changed<More> | undefined>,
): Promise<More & { staff: StaffMember }> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const changed = await change(tx, now)
    if (!changed) throw refuse('not_found', { field: 'email' })
    await auditStaff(tx, { ...noted, actor, staff: changed.row.id, now })
    return { ...changed.more, staff: presentStaff(changed.row) }
  })
