import { daysAfter } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { eraseComplaintEvidence, listSettledComplaints } from './complaints.store.ts'

/**
 * Whoever complained has six months to appeal (Digital Services Act, article 20), and six months have 184
 * days at the most. What was gathered must be at hand as long; after that nobody decides by it any more.
 */
export const appealDays = 184

/** Folder of a case in the photo store. */
export const evidenceFolder = (id: string): string => `case-${id}`

const batchSize = 200

/**
 * Erases what was gathered for cases that nobody can reopen: messages, words, pictures, and the address that
 * news of the case went to. That there was a case, and how it was decided, stays.
 */
export async function eraseEvidence({ clock, db, photoFiles }: Services): Promise<void> {
  const before = daysAfter(clock.now(), -appealDays)
  for (;;) {
    const settled = await listSettledComplaints(db, before, batchSize)
    for (const { id } of settled) {
      // Files first: a crash between the two finds the row again.
      await photoFiles.remove(evidenceFolder(id))
      await eraseComplaintEvidence(db, id)
    }
    if (settled.length < batchSize) return
  }
}
