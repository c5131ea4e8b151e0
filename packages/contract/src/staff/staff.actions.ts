import { z } from 'zod'
import { done, staffRoleSchema } from '../core/call.schema.ts'
import { brand, command, listQuery, member, reason, staffEmail } from './call.ts'
import { invitationSchema, staffMemberSchema } from './schema.ts'

const staff = z.object({ staff: staffMemberSchema })

const auditEntrySchema = z.object({
  id: z.int(),
  /** Empty for actions that concern no single brand. */
  brand: z.string(),
  actor: z.string(),
  /** Name of the member of staff; null for other actors. */
  name: z.string().nullable(),
  act: z.string(),
  subject: z.string(),
  reason: z.string(),
  created: z.iso.datetime(),
})

export const staffMemberActions = {
  staff: listQuery({
    name: 'staff',
    purpose: 'List who works or has worked here, who came first first.',
    role: 'admin',
    filters: {
      role: staffRoleSchema.optional().describe(staffRoleSchema.options.join(', ')),
      state: z.enum(['working', 'ended']).optional().describe('working or ended'),
    },
    id: z.uuid(),
    item: staffMemberSchema,
  }),
  'make-staff': command({
    name: 'make-staff',
    purpose: 'Take somebody on, or change their name and role. Who has no password is invited.',
    role: 'admin',
    input: z.object({
      email: staffEmail,
      name: z.string().trim().min(1).max(100).describe('as colleagues know them'),
      role: staffRoleSchema.describe(staffRoleSchema.options.join(', ')),
      reason,
    }),
    response: staff.extend({ invitation: invitationSchema.nullable() }),
  }),
  'invite-staff': command({
    name: 'invite-staff',
    purpose: 'Let somebody set a new password; an earlier invitation ends.',
    role: 'admin',
    input: z.object({ email: staffEmail, reason }),
    response: staff.extend({ invitation: invitationSchema }),
  }),
  'sign-out-staff': command({
    name: 'sign-out-staff',
    purpose: 'End all logins of somebody at the desk.',
    role: 'admin',
    input: z.object({ email: staffEmail, reason }),
    response: staff,
  }),
  'end-staff': command({
    name: 'end-staff',
    purpose: 'Take somebody’s rights away; their logins end at once.',
    role: 'admin',
    input: z.object({ email: staffEmail, reason }),
    response: staff,
  }),
  audit: listQuery({
    name: 'audit',
    purpose: 'List what staff did, the latest first.',
    role: 'admin',
    filters: {
      brand: brand.optional(),
      act: z.string().max(100).optional().describe('as in photo.reject'),
      subject: z.string().max(100).optional().describe('as in member:018f… or photo:018f…'),
      actor: z.string().max(100).optional().describe('as in staff:018f…'),
    },
    id: z.string().regex(/^\d{1,15}$/),
    item: auditEntrySchema,
  }),
} as const

/** For users who lost both the app and the recovery codes. */
export const secondFactorActions = {
  'end-second-factor': command({
    name: 'end-second-factor',
    purpose: 'Switch a member’s second factor off; the member is told by mail.',
    role: 'support',
    input: z.object({ brand, member, reason }),
    response: done,
  }),
  'end-staff-second-factor': command({
    name: 'end-staff-second-factor',
    purpose: 'Switch the second factor of one of the staff off.',
    role: 'admin',
    input: z.object({ email: staffEmail, reason }),
    response: z.object({ staff: staffMemberSchema }),
  }),
} as const
