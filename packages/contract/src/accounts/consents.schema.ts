import { z } from 'zod'

/** `sensitive_data`: what tells of a member's sex life or orientation, beyond whom they seek. */
export const consentKindSchema = z.enum(['terms', 'sensitive_data', 'promotions'])
export type ConsentKind = z.infer<typeof consentKindSchema>

/** Those that a member gives and takes back at will; the terms hold as long as the account. */
export const optionalConsentKindSchema = consentKindSchema.exclude(['terms'])
export type OptionalConsentKind = z.infer<typeof optionalConsentKindSchema>

/** One decision; the latest of a kind holds. Earlier ones are kept. */
export const consentSchema = z.object({
  kind: consentKindSchema,
  given: z.boolean(),
  /** The date of the text that was agreed to. */
  version: z.iso.datetime(),
  decided: z.iso.datetime(),
})
export type Consent = z.infer<typeof consentSchema>
