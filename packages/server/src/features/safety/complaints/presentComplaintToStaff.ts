import { type DeskComplaint, deskPictures, keptBodySchema } from '@bouquet/contract/staff'
import type { ComplaintRow } from '../../../tables/index.ts'
import { presentComplaint } from './presentComplaint.ts'

/** A case as staff see it, with what was kept as evidence; pictures as addresses that answer to staff. */
export const presentComplaintToStaff = (row: ComplaintRow): DeskComplaint => {
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
          body: keptBodySchema.parse(body),
        })),
      }),
      files: files.map((_, place) => `${deskPictures.evidence}?case=${row.id}&place=${place}`),
    },
  }
}
