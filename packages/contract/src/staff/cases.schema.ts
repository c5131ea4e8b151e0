import { z } from 'zod'
import { localeSchema } from '../core/locale.schema.ts'
import { complaintSchema } from '../safety/schema.ts'

/** Stored content of a message; staff see text, and pictures only as files of a complaint. */
export const storedBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('gift'), gift: z.string() }),
  z.object({ kind: z.literal('photo'), photo: z.string() }),
])

/** The reported content at the time of the complaint; `files` are paths of pictures. */
export const evidenceSchema = z.object({
  name: z.string().optional(),
  about: z.string().optional(),
  messages: z
    .array(
      z.object({
        id: z.string(),
        sender: z.string(),
        sent_at: z.iso.datetime(),
        body: storedBodySchema,
      }),
    )
    .optional(),
  files: z.array(z.string()),
})

/** A complaint as staff see it. */
export const staffComplaintSchema = complaintSchema.extend({
  id: z.uuid(),
  /** The language of the complainant, in which the reasons are written. */
  locale: localeSchema,
  brand: z.string(),
  reporter: z.uuid().nullable(),
  accused: z.uuid().nullable(),
  evidence: evidenceSchema,
})
export type StaffComplaint = z.infer<typeof staffComplaintSchema>
