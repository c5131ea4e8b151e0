import { writeAudit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/Database.ts'

interface StaffAuditEntry {
  readonly actor: string
  /** Name of the action, such as `staff.sign-in`. */
  readonly act: string
  /** Id of the member of staff concerned. */
  readonly staff: string
  readonly reason: string
  readonly now: Date
}

/** Entries about staff concern all brands. */
const everyBrand = ''

export function actorOf({ id }: { readonly id: string }): string {
  return `staff:${id}`
}

/** Writes an audit log entry about a member of staff. */
export function auditStaff(tx: Db, { staff, ...entry }: StaffAuditEntry): Promise<void> {
  return writeAudit(tx, { ...entry, brand: everyBrand, subject: actorOf({ id: staff }) })
}
