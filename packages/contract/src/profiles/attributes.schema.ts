import { z } from 'zod'
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
} from './attributes.ts'

export const genderSchema = z.enum(genders)

export const sexualitySchema = z.enum(sexualities)

export const interestSchema = z.enum(interests)

/** Optional attributes of a profile; a brand may hide any of them. */
export const attributesSchema = z.object({
  sexuality: sexualitySchema.nullable(),
  hair_colour: z.enum(hairColors).nullable(),
  eye_colour: z.enum(eyeColors).nullable(),
  body_type: z.enum(bodyTypes).nullable(),
  relationship_status: z.enum(relationshipStatuses).nullable(),
  interests: z.array(interestSchema).max(interests.length),
})
export type Gender = z.infer<typeof genderSchema>
export type Sexuality = z.infer<typeof sexualitySchema>
export type Interest = z.infer<typeof interestSchema>
export type Attributes = z.infer<typeof attributesSchema>

/** Name of a profile field that a brand shows, asks for, or searches by. */
export const profileFieldSchema = z.enum([
  'sexuality',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'interests',
  'region',
  'city',
])
export type ProfileField = z.infer<typeof profileFieldSchema>
