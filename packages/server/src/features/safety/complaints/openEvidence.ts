import { writeAudit } from '../../../platform/audit.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../../platform/http/Ctx.ts'
import { findComplaint } from './complaints.store.ts'

interface EvidencePicture {
  /** Id of the case. */
  readonly complaint: string
  /** Place among the pictures of the case, from 0. */
  readonly place: number
}

/**
 * Opens a picture of a case for staff, and writes to the audit log who saw it.
 * @throws DomainError not_found, also when the evidence is erased
 */
export async function openEvidence(
  { actor, clock, db, photoFiles }: StaffContext,
  { complaint, place }: EvidencePicture,
): Promise<Uint8Array<ArrayBuffer>> {
  const found = await findComplaint(db, complaint)
  const file = found?.evidence.files?.[place]
  const bytes = file && (await photoFiles.read(file))
  if (!found || !bytes) throw refuse('not_found')
  await writeAudit(db, {
    brand: found.brand,
    actor,
    act: 'complaint.evidence',
    subject: `complaint:${found.id}`,
    reason: `picture ${place + 1} of the case`,
    now: clock.now(),
  })
  return bytes
}
