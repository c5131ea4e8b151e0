import { type StaffComplaint, staffPictures, storedBodySchema } from '@bouquet/contract/staff'
import type { ComplaintRow } from '../../../tables/index.ts'
import { presentComplaint } from './presentComplaint.ts'

/** A case as staff see it, with its evidence; photos as URLs for staff. */
export const presentComplaintToStaff = (row: ComplaintRow): StaffComplaint => {
  const { files = [], messages, ...texts } = row.evidence
  return {
    ...presentComplaint(row),
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
