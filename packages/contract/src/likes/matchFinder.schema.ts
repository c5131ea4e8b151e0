import { z } from 'zod'
import { interestSchema } from '../profiles/attributes.schema.ts'
import { profileCardSchema } from '../profiles/schema.ts'

/** How far away somebody may live. */
export const nearnessSchema = z.enum(['city', 'region', 'country', 'anywhere'])
export type Nearness = z.infer<typeof nearnessSchema>

const ageSchema = z.int().min(18).max(99)

/** What the few questions of the match finder ask. */
export const matchWishesSchema = z
  .object({
    min_age: ageSchema,
    max_age: ageSchema,
    near: nearnessSchema,
    /** The interests that matter most. */
    interests: z.array(interestSchema).max(10),
  })
  .refine(({ min_age, max_age }) => min_age <= max_age, { path: ['max_age'] })
export type MatchWishes = z.infer<typeof matchWishesSchema>

/** Why somebody is a match; each is true of both profiles as they stand. */
export const matchReasonSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('interests'), interests: z.array(interestSchema) }),
  z.object({ kind: z.literal('near'), place: nearnessSchema.exclude(['anywhere']) }),
  /** Between the middles of both towns, rounded up to 10 km. */
  z.object({ kind: z.literal('distance'), km: z.int().positive() }),
  /** They are of the age that the viewer wishes. */
  z.object({ kind: z.literal('age') }),
  /** The viewer is of the age that they wish. */
  z.object({ kind: z.literal('age_wished') }),
])
export type MatchReason = z.infer<typeof matchReasonSchema>

export const matchFinderSchema = z.object({
  /** Null until the questions are answered. */
  wishes: matchWishesSchema.nullable(),
  /** The best first. */
  matches: z.array(z.object({ profile: profileCardSchema, reasons: z.array(matchReasonSchema) })),
})
export type MatchFinder = z.infer<typeof matchFinderSchema>
