import { z } from 'zod'
import { browserStorage } from '../core/browserStorage.ts'
import { staffRoleSchema } from '../core/call.schema.ts'

export const staffPasswordMinLength = 12

/** Lifetime of an invitation and of a staff session. */
export const staffLifetimes = {
  invitationHours: 24,
  sessionHours: browserStorage.desk.lifetime.count,
} as const

/** The session cookie is sent to calls of the desk only. */
export const staffCookie = { ...browserStorage.desk, path: '/api/desk' } as const

/** A current or former member of staff. */
export const staffMemberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: staffRoleSchema,
  created: z.iso.datetime(),
  ended: z.iso.datetime().nullable(),
  /** False until an invitation was accepted. */
  has_password: z.boolean(),
})
export type StaffMember = z.infer<typeof staffMemberSchema>

/** Allows one person to set a password, once. The token is returned only here. */
export const invitationSchema = z.object({ token: z.string(), ends: z.iso.datetime() })
export type Invitation = z.infer<typeof invitationSchema>

/** The logged-in member of staff, and all brands. */
export const staffLoginSchema = z.object({
  staff: staffMemberSchema.pick({ id: true, email: true, name: true, role: true }),
  ends: z.iso.datetime(),
  brands: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The operator requires a second factor and none is on: other calls are refused until it is. */
  second_factor_needed: z.boolean(),
})

/** For how long an item of a queue is claimed, unless the claim is renewed. */
export const claimSeconds = 120

const claimedItem =
  /^(?:photo|message|complaint):[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** An item of a queue, as `photo:018f…`, `message:018f…` or `complaint:018f…`. */
export const claimedItemSchema = z.string().regex(claimedItem)

/** Who of the staff has an item open. Others may decide it nevertheless. */
export const claimSchema = z.object({
  by: z.string(),
  is_own: z.boolean(),
  until: z.iso.datetime(),
})
export type Claim = z.infer<typeof claimSchema>

/** Fields of every item of a queue. */
export const queuedFields = {
  claimed: claimSchema.nullable(),
} as const
