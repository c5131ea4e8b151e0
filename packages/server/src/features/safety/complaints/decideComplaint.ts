import { decidedAlready, readAudit, writeAudit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../../platform/http/Ctx.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { type EmailPreview, previewEmail } from '../../../platform/mail/previewEmail.ts'
import type { ComplaintRow } from '../../../tables/index.ts'
import { findComplaintBySerial, saveDecision } from './complaints.store.ts'
import { parseCaseNumber } from './presentComplaint.ts'
import { draftComplaintEmail, sendComplaintEmail } from './sendComplaintEmail.ts'

export interface Decision {
  readonly brand: string
  /** The case number. */
  readonly number: string
  /** The status that the decision is based on. */
  readonly seen: 'received' | 'appealed'
  readonly decision: 'upheld' | 'rejected'
  /** Shown to the complainant. */
  readonly reasons: string
}

/** The acts that decide a case. The log also has others about cases, such as opening a picture. */
const decisions = [
  'complaint.decided.upheld',
  'complaint.decided.rejected',
  'complaint.closed.upheld',
  'complaint.closed.rejected',
] as const

/**
 * Decides a case, or decides it again after an appeal, mails the complainant and writes the audit
 * log. Consequences for the accused, such as a ban, are separate actions.
 * @throws DomainError not_found, already_decided when the status is not `seen`, own_decision when a member of
 * staff would decide the appeal against their own decision (terms, section on complaints)
 */
export async function decideComplaint(
  ctx: StaffContext,
  { brand, number, seen, decision, reasons }: Decision,
): Promise<ComplaintRow> {
  const { actor, clock, db } = ctx
  return db.transaction(async (tx) => {
    const now = clock.now()
    const found = await findCase(tx, brand, number)
    const subject = `complaint:${found.id}`
    if (seen === 'appealed' && (await hasDecided(tx, { brand, subject, actor })))
      throw refuse('own_decision', { field: 'number' })
    const row = await saveDecision(tx, found.id, { seen, decision, reasons, now })
    if (!row)
      throw await decidedAlready(tx, { brand, subject, actions: decisions, field: 'number' })
    await writeAudit(tx, {
      brand,
      actor,
      act: `complaint.${row.status}.${decision}`,
      subject,
      reason: reasons,
      now,
    })
    await sendComplaintEmail(tx, ctx, {
      complaint: row,
      email: decisionEmail({ seen, decision, reasons }),
    })
    return row
  })
}

/** @throws DomainError not_found */
async function findCase(db: Db, brand: string, number: string): Promise<ComplaintRow> {
  const serial = parseCaseNumber(number)
  const found = serial === undefined ? undefined : await findComplaintBySerial(db, brand, serial)
  if (!found) throw refuse('not_found', { field: 'number' })
  return found
}

const decisionEmail = ({
  seen,
  decision,
  reasons,
}: Pick<Decision, 'seen' | 'decision' | 'reasons'>) => ({
  kind: `complaint_${decision}` as const,
  reasons,
  after_appeal: seen === 'appealed',
})

/**
 * The mail that {@link decideComplaint} would send, without a link to the case. It decides nothing.
 * @throws DomainError not_found
 */
export async function previewDecision(
  services: Services,
  { brand: id, number, ...decision }: Decision,
): Promise<EmailPreview> {
  const brand = services.brands.byId(id)
  if (!brand) throw refuse('not_found', { field: 'brand' })
  const found = await findCase(services.db, id, number)
  return previewEmail(services, brand, draftComplaintEmail(found, decisionEmail(decision)))
}

interface FirstDecision {
  readonly brand: string
  readonly subject: string
  readonly actor: string
}

/**
 * Whether this person made the first decision. The command line does not know who types, so there it is up to the
 * operator.
 */
async function hasDecided(tx: Db, { brand, subject, actor }: FirstDecision): Promise<boolean> {
  const entries = await readAudit(tx, { brand, subject, actions: decisions })
  return entries.some((entry) => entry.name !== null && entry.actor === actor)
}
