import { z } from 'zod'

/** A paragraph is a text; a list is an array of texts. */
const block = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)])

/** Content of `legal/<page>/<locale>.json`; see `legal/README.md` for the syntax of texts. */
export const legalSourceSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1).max(200),
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
        /** The section is shown only for brands with this setting. */
        when: z.literal('fictional_profiles').optional(),
        heading: z.string().min(1),
        blocks: z.array(block).min(1),
      }),
    )
    .min(1),
})
export type LegalSource = z.infer<typeof legalSourceSchema>
