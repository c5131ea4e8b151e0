import type { AuditEntry } from '../../platform/audit.ts'

/** An act of staff, with the name of who did it where it is known. */
export function presentDecision({ act, subject, reason, actor, name, created }: AuditEntry) {
  return {
    act,
    subject,
    reason,
    by: name ?? actor,
    at: created.toISOString(),
  }
}
