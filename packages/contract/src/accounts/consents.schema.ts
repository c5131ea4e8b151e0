import { z } from 'zod'

/** `sensitive_data` covers data about sex life or orientation, apart from the wanted gender. */
export const consentKindSchema = z.enum(['terms', 'sensitive_data', 'promotions'])
export type ConsentKind = z.infer<typeof consentKindSchema>

/** Consents that a member can give and withdraw at any time; the terms apply as long as the account exists. */
export const optionalConsentKindSchema = consentKindSchema.exclude(['terms'])
export type OptionalConsentKind = z.infer<typeof optionalConsentKindSchema>

/** One decision. The latest of a kind applies; earlier ones are kept. */
export const consentSchema = z.object({
  kind: consentKindSchema,
  given: z.boolean(),
  /** Version of the text that was agreed to. */
  version: z.iso.datetime(),
  decided: z.iso.datetime(),
})
export type Consent = z.infer<typeof consentSchema>
