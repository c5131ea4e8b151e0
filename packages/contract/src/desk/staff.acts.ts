import { z } from 'zod'
import { deed, reading } from './deskCall.ts'
import { brand, reason, staffEmail } from './fields.ts'
import { invitationSchema, staffMemberSchema, staffRoleSchema } from './staff.ts'

const staff = z.object({ staff: staffMemberSchema })

const auditEntrySchema = z.object({
  id: z.int(),
  /** Empty for what concerns the whole house. */
  brand: z.string(),
  actor: z.string(),
  /** Of a member of staff. */
  name: z.string().nullable(),
  act: z.string(),
  subject: z.string(),
  reason: z.string(),
  created: z.iso.datetime(),
})

export const staffActs = {
  staff: reading({
    name: 'staff',
    purpose: 'List who works or has worked here.',
    role: 'admin',
    input: z.object({}),
    answer: z.object({ staff: z.array(staffMemberSchema) }),
  }),
  'make-staff': deed({
    name: 'make-staff',
    purpose: 'Take somebody on, or change their name and role. Who has no password is invited.',
    role: 'admin',
    input: z.object({
      email: staffEmail,
      name: z.string().trim().min(1).max(100).describe('as colleagues know them'),
      role: staffRoleSchema.describe(staffRoleSchema.options.join(', ')),
      reason,
    }),
    answer: staff.extend({ invitation: invitationSchema.nullable() }),
  }),
  'invite-staff': deed({
    name: 'invite-staff',
    purpose: 'Let somebody set a new password; an earlier invitation ends.',
    role: 'admin',
    input: z.object({ email: staffEmail, reason }),
    answer: staff.extend({ invitation: invitationSchema }),
  }),
  'sign-out-staff': deed({
    name: 'sign-out-staff',
    purpose: 'End all logins of somebody at the desk.',
    role: 'admin',
    input: z.object({ email: staffEmail, reason }),
    answer: staff,
  }),
  'end-staff': deed({
    name: 'end-staff',
    purpose: 'Take somebody’s rights away; their logins end at once.',
    role: 'admin',
    input: z.object({ email: staffEmail, reason }),
    answer: staff,
  }),
  audit: reading({
    name: 'audit',
    purpose: 'List what staff did, the latest first, a page at a time.',
    role: 'admin',
    input: z.object({
      brand: brand.optional(),
      subject: z.string().max(100).optional().describe('as in member:018f… or photo:018f…'),
      actor: z.string().max(100).optional().describe('as in staff:018f…'),
      before: z.coerce
        .number()
        .pipe(z.int().positive())
        .optional()
        .describe('`next` of the page before'),
    }),
    answer: z.object({ entries: z.array(auditEntrySchema), next: z.int().nullable() }),
  }),
} as const
