import { z } from 'zod'
import { staffRoleSchema } from '../core/access.ts'

export const staffPasswordMinLength = 12

/** Life of an invitation and of a login at the desk. */
export const staffLifetimes = { invitationHours: 24, sessionHours: 12 } as const

/** The login's cookie goes to the calls of the desk and nowhere else. */
export const staffCookie = { name: 'desk.session', path: '/api/desk' } as const

/** Somebody who works for the operator, or has. */
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

/** Lets one person set their password, once. The token is told here and never again. */
export const invitationSchema = z.object({ token: z.string(), ends: z.iso.datetime() })
export type Invitation = z.infer<typeof invitationSchema>

/** Who is logged in at the desk, and the brands there are to work on. */
export const staffLoginSchema = z.object({
  staff: staffMemberSchema.pick({ id: true, email: true, name: true, role: true }),
  ends: z.iso.datetime(),
  brands: z.array(z.object({ id: z.string(), name: z.string() })),
})
