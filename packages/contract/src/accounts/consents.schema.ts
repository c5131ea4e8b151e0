import { z } from 'zod'
import { consentKinds } from './consentKinds.ts'

export const consentKindSchema = z.enum(consentKinds)
export type ConsentKind = z.infer<typeof consentKindSchema>

/**
 * Consents that a member can give and withdraw at any time. The terms apply as long as the account exists; other
 * brands have a call of their own.
 */
export const optionalConsentKindSchema = consentKindSchema.exclude(['terms', 'other_brand'])
export type OptionalConsentKind = z.infer<typeof optionalConsentKindSchema>

/** One decision. The latest of a kind and brand applies; earlier ones are kept. */
export const consentSchema = z.object({
  kind: consentKindSchema,
  given: z.boolean(),
  /** Version of the text that was agreed to. */
  version: z.iso.datetime(),
  decided: z.iso.datetime(),
  /** Name of the other brand, of `other_brand`. */
  brand: z.string().optional(),
})
export type Consent = z.infer<typeof consentSchema>
