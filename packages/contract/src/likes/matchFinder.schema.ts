import { z } from 'zod'
import { interestSchema } from '../profiles/attributes.schema.ts'
import { profileCardSchema } from '../profiles/schema.ts'

/** How far away somebody may live. */
export const proximitySchema = z.enum(['city', 'region', 'country', 'anywhere'])
export type Proximity = z.infer<typeof proximitySchema>

const ageSchema = z.int().min(18).max(99)

/** Answers to the questions of the match finder. */
export const matchPreferencesSchema = z
  .object({
    min_age: ageSchema,
    max_age: ageSchema,
    near: proximitySchema,
    /** The interests that matter most. */
    interests: z.array(interestSchema).max(10),
  })
  .refine(({ min_age, max_age }) => min_age <= max_age, { path: ['max_age'] })
export type MatchPreferences = z.infer<typeof matchPreferencesSchema>

/** Why a profile is a match. */
export const matchReasonSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('interests'), interests: z.array(interestSchema) }),
  z.object({ kind: z.literal('near'), place: proximitySchema.exclude(['anywhere']) }),
  /** Distance between the centres of both towns, rounded up to 10 km. */
  z.object({ kind: z.literal('distance'), km: z.int().positive() }),
  /** Their age is within the viewer's range. */
  z.object({ kind: z.literal('age') }),
  /** The viewer's age is within their range. */
  z.object({ kind: z.literal('age_wished') }),
])
export type MatchReason = z.infer<typeof matchReasonSchema>

export const matchFinderSchema = z.object({
  /** Null until answered. */
  preferences: matchPreferencesSchema.nullable(),
  /** Best match first. */
  matches: z.array(z.object({ profile: profileCardSchema, reasons: z.array(matchReasonSchema) })),
})
export type MatchFinder = z.infer<typeof matchFinderSchema>
