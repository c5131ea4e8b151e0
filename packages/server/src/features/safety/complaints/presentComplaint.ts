import { type Complaint, complaintReasonSchema } from '@bouquet/contract'
import type { ComplaintRow } from '../../../tables/index.ts'
import { caseNumber } from './caseNumber.ts'

/** A case as the complainant sees it, without evidence or the staff who decided. */
export const presentComplaint = (row: ComplaintRow): Complaint => ({
  number: caseNumber(row),
  subject: row.subject,
  reason: complaintReasonSchema.parse(row.reason),
  text: row.text,
  status: row.status,
  received_at: row.created.toISOString(),
  decision: decisionOf(row.decision, row.decisionReasons, row.decided),
  appeal:
    row.appeal && row.appealed
      ? {
          text: row.appeal,
          appealed_at: row.appealed.toISOString(),
          decision: decisionOf(row.appealDecision, row.appealReasons, row.appealDecided),
        }
      : null,
})

const decisionOf = (
  decision: ComplaintRow['decision'],
  reasons: string | null,
  decided: Date | null,
): Complaint['decision'] =>
  decision && decided
    ? { decision, reasons: reasons ?? '', decided_at: decided.toISOString() }
    : null
