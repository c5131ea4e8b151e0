import { z } from 'zod'
import { sessionIdSchema } from '../core/ids.schema.ts'
import { secondFactorCodeSchema } from './secondFactor.schema.ts'

export const deviceKindSchema = z.enum(['computer', 'phone', 'tablet', 'unknown'])
export type DeviceKind = z.infer<typeof deviceKindSchema>

/** Derived from the user agent; null for an unknown part. Product names, never translated. */
export const deviceSchema = z.object({
  kind: deviceKindSchema,
  browser: z.string().nullable(),
  system: z.string().nullable(),
})
export type Device = z.infer<typeof deviceSchema>

/** One login of a member. */
export const sessionSchema = z.object({
  id: sessionIdSchema,
  device: deviceSchema,
  created: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  /** The session of this request. */
  current: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>

/** One session, or all but the current one. */
export const sessionChoiceSchema = z.union([sessionIdSchema, z.literal('others')])

export const mailChangeSchema = z.object({
  email: z.string().trim(),
  password: z.string(),
  code: secondFactorCodeSchema.optional(),
})

/** A copy of a member's data. `address` is a path that only the member can open, until `expires`. */
export const dataExportSchema = z.object({
  status: z.enum(['preparing', 'ready']),
  requested: z.iso.datetime(),
  expires: z.iso.datetime().nullable(),
  bytes: z.int().positive().nullable(),
  address: z.string().nullable(),
})
export type DataExport = z.infer<typeof dataExportSchema>

/** Privacy choices of a member. */
export const choicesSchema = z.object({
  /**
   * Opt-in to introductions: the service may like matching members in the member's name, when both
   * search for each other. Off by default; the time of the choice is stored.
   */
  introduced: z.boolean(),
  introduced_since: z.iso.datetime().nullable(),
  /**
   * Opt-in to a page of its own that campaigns link to: visitors see there what the profile shows to visitors and
   * can write a first message. Off by default; the time of the choice is stored.
   */
  shown_on_landing: z.boolean(),
  shown_on_landing_since: z.iso.datetime().nullable(),
  /** Others see read receipts. */
  shows_read: z.boolean(),
  shows_typing: z.boolean(),
  /** Received gifts stand on the profile. */
  shows_gifts: z.boolean(),
})
export type Choices = z.infer<typeof choicesSchema>

export const choicesUpdateSchema = choicesSchema
  .omit({ introduced_since: true, shown_on_landing_since: true })
  .partial()
export type ChoicesUpdate = z.infer<typeof choicesUpdateSchema>
