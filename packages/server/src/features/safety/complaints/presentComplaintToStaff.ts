import { type StaffComplaint, staffPictures, storedBodySchema } from '@bouquet/contract/staff'
import type { ComplaintRow } from '../../../tables/index.ts'
import { presentComplaint } from './presentComplaint.ts'

/** A case as staff see it, with what was kept as evidence; pictures as addresses that answer to staff. */
export const presentComplaintToStaff = (row: ComplaintRow): StaffComplaint => {
  const { files = [], messages, ...told } = row.evidence
  return {
    ...presentComplaint(row),
    brand: row.brand,
    reporter: row.reporter,
    accused: row.accused,
    evidence: {
      ...told,
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
