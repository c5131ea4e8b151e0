import { writeAudit } from '../../platform/audit/writeAudit.ts'
import type { Db } from '../../platform/database/Database.ts'

interface StaffAuditEntry {
  readonly actor: string
  /** As in `staff.sign-in`. */
  readonly act: string
  /** Id of the member of staff concerned. */
  readonly staff: string
  readonly reason: string
  readonly now: Date
}

/** Staff work for the whole installation, not for one brand. */
const everyBrand = ''

export const actorOf = ({ id }: { readonly id: string }): string => `staff:${id}`

/** Notes in the audit log what concerns one of the staff. */
export const auditStaff = (tx: Db, { staff, ...entry }: StaffAuditEntry): Promise<void> =>
  writeAudit(tx, { ...entry, brand: everyBrand, subject: actorOf({ id: staff }) })
