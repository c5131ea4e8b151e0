import { z } from 'zod'
import { consentKindSchema } from '../accounts/consents.schema.ts'
import { deviceSchema } from '../accounts/schema.ts'
import { userStatusSchema } from '../accounts/user.schema.ts'
import { messageWarningSchema } from '../chat/schema.ts'
import { done } from '../core/call.schema.ts'
import { moneySchema, paymentMethodSchema } from '../core/money.schema.ts'
import { paymentSchema } from '../payments/schema.ts'
import { genderSchema } from '../profiles/attributes.schema.ts'
import { complaintReasonSchema, complaintSchema, complaintStatusSchema } from '../safety/schema.ts'
import { brand, command, member, reason } from './call.ts'
import { staffPhotoSchema } from './photos.actions.ts'
import { decisionSchema } from './queues.actions.ts'
import { reviewStateSchema } from './safety.actions.ts'

/** An account as support sees it, without the profile. */
const accountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  status: userStatusSchema,
  paid_user: z.boolean(),
  credits: z.int(),
  country: z.string(),
  language: z.string(),
  signup_date: z.iso.datetime(),
  confirmed: z.boolean(),
  last_seen: z.iso.datetime().nullable(),
})

const accountPaymentSchema = z.object({
  payment: z.uuid(),
  order_number: z.string(),
  status: paymentSchema.shape.status,
  price: moneySchema,
  credits: z.int(),
  payment_method: paymentMethodSchema,
  created: z.iso.datetime(),
  refunded: moneySchema.nullable(),
})

/** What a look-up was understood as. */
const lookUpKindSchema = z.enum(['email', 'id', 'payment', 'name'])

/** An account among those that a look-up found. */
const foundAccountSchema = z.object({
  id: z.uuid(),
  brand: z.string(),
  name: z.string(),
  email: z.string(),
  status: userStatusSchema,
  signup_date: z.iso.datetime(),
  last_seen: z.iso.datetime().nullable(),
})

/** Accounts that one look-up returns at most. */
export const foundAccountsAtMost = 20

/** Rows of each list of a record at most; the latest are given. */
export const recordRowsAtMost = 50

/** Why credits were given or taken. */
export const creditReasons = [
  'signup',
  'purchase',
  'message',
  'gift',
  'photo',
  'refund',
  'dispute',
  'demo',
  'staff',
] as const

const creditEntrySchema = z.object({
  reason: z.enum(creditReasons),
  amount: z.int(),
  balance_after: z.int(),
  created: z.iso.datetime(),
})

const caseSchema = z.object({
  number: complaintSchema.shape.number,
  /** Whether the member is accused in it or filed it. */
  role: z.enum(['accused', 'reporter']),
  reason: complaintReasonSchema,
  status: complaintStatusSchema,
  created: z.iso.datetime(),
})

/** Everything that support may see of a member. Words of private messages are in cases alone. */
const memberRecordSchema = z.object({
  account: accountSchema.extend({
    brand: z.string(),
    gender: genderSchema,
    age: z.int(),
    town: z.string().nullable(),
    about: z.string(),
    /** A profile of a person who does not exist. */
    fictional: z.boolean(),
    second_factor: z.boolean(),
    /** Since when the mail server of the address refuses mails; null when it takes them. */
    mail_refused: z.iso.datetime().nullable(),
    /** When the account is erased; null unless it is being deleted. */
    erased_after: z.iso.datetime().nullable(),
  }),
  /** Without the pictures, which moderators open in the queue. */
  photos: z.array(staffPhotoSchema.pick({ photo: true, state: true, created: true })),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      device: deviceSchema,
      created: z.iso.datetime(),
      last_seen: z.iso.datetime(),
    }),
  ),
  payments: z.array(accountPaymentSchema),
  credits: z.array(creditEntrySchema),
  cases: z.array(caseSchema),
  held_messages: z.array(
    z.object({
      message: z.uuid(),
      state: reviewStateSchema,
      found: z.array(messageWarningSchema),
      created: z.iso.datetime(),
    }),
  ),
  consents: z.array(
    z.object({
      kind: consentKindSchema,
      given: z.boolean(),
      version: z.iso.datetime(),
      decided: z.iso.datetime(),
    }),
  ),
  /** What the member was mailed in the last 90 days, without the contents. */
  mails: z.array(z.object({ mail: z.uuid(), kind: z.string(), sent: z.iso.datetime() })),
  /** Acts of staff about the member. */
  acts: z.array(decisionSchema),
})

export const memberActions = {
  'find-members': command({
    name: 'find-members',
    purpose:
      'Find accounts by address, name, id, or the number or id of a payment; the look is noted.',
    role: 'support',
    input: z.object({
      brand: brand.optional(),
      search: z
        .string()
        .trim()
        .min(1)
        .max(254)
        .describe('address, whole name or id of a member, or number or id of a payment'),
      reason,
    }),
    response: z.object({
      found_by: lookUpKindSchema,
      accounts: z.array(foundAccountSchema),
      /** True when there are more than were returned. */
      has_more: z.boolean(),
    }),
  }),
  'member-record': command({
    name: 'member-record',
    purpose: 'Show all that support may see of a member; the look is noted.',
    role: 'support',
    input: z.object({ brand, member, reason }),
    response: memberRecordSchema,
  }),
  'resend-confirmation': command({
    name: 'resend-confirmation',
    purpose: 'Mail the link that confirms the address again, until it is confirmed.',
    role: 'support',
    input: z.object({ brand, member, reason }),
    response: done,
  }),
  'log-out-member': command({
    name: 'log-out-member',
    purpose: 'End all logins of a member.',
    role: 'support',
    input: z.object({ brand, member, reason }),
    response: done,
  }),
  'export-data': command({
    name: 'export-data',
    purpose: 'Prepare the copy of a member’s data, which is mailed to the member alone.',
    role: 'support',
    input: z.object({ brand, member, reason }),
    response: done,
  }),
} as const
