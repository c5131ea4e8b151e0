import { z } from 'zod'
import { countrySchema } from '../core/money.schema.ts'
import { attributesSchema, genderSchema, interestSchema } from '../profiles/attributes.schema.ts'
import { profileCardSchema } from '../profiles/schema.ts'

/** Query of members.php; the search page keeps it in its URL. */
export const searchQuerySchema = z.object({
  gender: genderSchema.optional(),
  country: countrySchema.optional(),
  countryregion: z.string().max(80).optional(),
  min_age: z.coerce.number().int().min(18).max(99).optional(),
  max_age: z.coerce.number().int().min(18).max(99).optional(),
  interest: interestSchema.optional(),
  sexuality: attributesSchema.shape.sexuality.unwrap().optional(),
  hair_colour: attributesSchema.shape.hair_colour.unwrap().optional(),
  eye_colour: attributesSchema.shape.eye_colour.unwrap().optional(),
  body_type: attributesSchema.shape.body_type.unwrap().optional(),
  relationship_status: attributesSchema.shape.relationship_status.unwrap().optional(),
  city: z.string().max(80).optional(),
  /**
   * A town of `country`. It finds members of the towns within `nearKm`, in any region or country, and replaces the
   * filters by region and city.
   */
  near: z.string().max(80).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type SearchQuery = z.infer<typeof searchQuerySchema>
export type SearchQueryInput = z.input<typeof searchQuerySchema>

export const searchResultSchema = z.object({
  page: z.int(),
  page_size: z.int(),
  /** Number of results, counted up to `searchCountLimit`. */
  num_results: z.int(),
  /** True when there are more than `num_results`; absent when all were counted. */
  num_results_is_minimum: z.boolean().optional(),
  results: z.array(profileCardSchema),
  /** With few results: members who match all but one filter, nearest first. */
  similar_results: z.array(profileCardSchema),
  similar_num_results: z.int(),
  /** True when a visitor sees only a part and must log in for the rest. */
  limited: z.boolean(),
  /** Filters that were ignored, and why; absent when all were applied. */
  ignored: z
    .array(
      z.object({
        field: z.string(),
        reason: z.enum(['authentication_required', 'premium_required', 'not_offered']),
      }),
    )
    .optional(),
})
export type SearchResult = z.infer<typeof searchResultSchema>
