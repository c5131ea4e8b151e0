import { daysAfter } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { eraseComplaintEvidence, listSettledComplaints } from './complaints.store.ts'

/**
 * Complainants have six months to appeal (Digital Services Act, article 20), at most 184 days.
 * Evidence is kept that long; after that no decision depends on it.
 */
export const appealDays = 184

/** The case's folder in the photo store. */
export const evidenceFolder = (id: string): string => `case-${id}`

const batchSize = 200

/**
 * Erases the evidence of cases that can no longer be reopened: messages, texts, photos and the
 * complainant's email address. The case and its decision stay.
 */
export async function eraseEvidence({ clock, db, photoFiles }: Services): Promise<void> {
  const before = daysAfter(clock.now(), -appealDays)
  for (;;) {
    const settled = await listSettledComplaints(db, before, batchSize)
    for (const { id } of settled) {
      // Files first: after a crash in between, the row is found again.
      await photoFiles.remove(evidenceFolder(id))
      await eraseComplaintEvidence(db, id)
    }
    if (settled.length < batchSize) return
  }
}
