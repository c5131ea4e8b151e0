import { type Complaint, caseNumber } from '@bouquet/contract'
import { complaintReasonSchema } from '@bouquet/contract/schemas'
import { type StaffComplaint, staffPictures, storedBodySchema } from '@bouquet/contract/staff'
import type { ComplaintRow } from '../../../tables/index.ts'

/** A case as the complainant sees it, without evidence or the staff who decided. */
export function presentComplaint(row: ComplaintRow): Complaint {
  return {
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
  }
}

const decisionOf = (
  decision: ComplaintRow['decision'],
  reasons: string | null,
  decided: Date | null,
): Complaint['decision'] =>
  decision && decided
    ? { decision, reasons: reasons ?? '', decided_at: decided.toISOString() }
    : null

/** The serial in a case number; undefined when it is malformed. */
export function parseCaseNumber(number: string): number | undefined {
  const [, serial] = /^\d{4}-(\d{6,9})$/.exec(number) ?? []
  return serial === undefined ? undefined : Number(serial)
}

/** A case as staff see it, with its evidence; photos as URLs for staff. */
export function presentComplaintToStaff(row: ComplaintRow): StaffComplaint {
  const { files = [], messages, ...texts } = row.evidence
  return {
    ...presentComplaint(row),
    id: row.id,
    locale: row.locale,
    brand: row.brand,
    reporter: row.reporter,
    accused: row.accused,
    evidence: {
      ...texts,
      ...(messages && {
        messages: messages.map(({ body, ...message }) => ({
          ...message,
          body: storedBodySchema.parse(body),
        })),
      }),
      files: files.map((_, place) => `${staffPictures.evidence}?case=${row.id}&place=${place}`),
    },
  }
}
