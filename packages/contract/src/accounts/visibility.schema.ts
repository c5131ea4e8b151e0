import { z } from 'zod'
import { nicheSchema } from '../settings/schema.ts'

/** Another brand that the member can agree to be shown on. */
export const shownBrandSchema = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  /** Name of the company that runs the brand. */
  company: z.string(),
  niche: nicheSchema,
  /** What its niche is, in the member's language. */
  description: z.string(),
  /** More about sex than the member's own brand. */
  more_explicit: z.boolean(),
  /** What being shown there tells about a member; null for nothing of the kind. */
  reveals: z.enum(['orientation', 'sex_life']).nullable(),
  /** When the member agreed; null without consent. */
  since: z.iso.datetime().nullable(),
})
export type ShownBrand = z.infer<typeof shownBrandSchema>

/** Empty where members are shown on their own brand only. */
export const brandVisibilitySchema = z.object({ brands: z.array(shownBrandSchema) })
export type BrandVisibility = z.infer<typeof brandVisibilitySchema>

/** Agrees to be shown on a brand with the niche that the member was told, or takes it back. */
export const visibilityDecisionSchema = z.object({
  brand: z.string().max(60),
  niche: nicheSchema,
  given: z.boolean(),
})
export type VisibilityDecision = z.infer<typeof visibilityDecisionSchema>
