import type { AuditEntry } from '../../platform/audit.ts'

/** An act of staff, with the name of who did it where it is known. */
export const presentDecision = ({ act, subject, reason, actor, name, created }: AuditEntry) => ({
  act,
  subject,
  reason,
  by: name ?? actor,
  at: created.toISOString(),
})
