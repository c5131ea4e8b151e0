import { z } from 'zod'
import { userStatusSchema } from '../accounts/user.schema.ts'
import { moneySchema, paymentMethodSchema } from '../core/money.schema.ts'
import { discountCodeSchema, newDiscountCodeSchema } from '../credits/discounts.schema.ts'
import { paymentSchema } from '../payments/schema.ts'
import { brand, command, listQuery, member, reason } from './call.ts'
import { pageFields, pageOf } from './page.ts'

const fields = newDiscountCodeSchema.shape

const { code } = fields

/** An account as support sees it, without the profile. */
export const accountSchema = z.object({
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

export const accountPaymentSchema = z.object({
  payment: z.uuid(),
  order_number: z.string(),
  status: paymentSchema.shape.status,
  price: moneySchema,
  credits: z.int(),
  payment_method: paymentMethodSchema,
  created: z.iso.datetime(),
  refunded: moneySchema.nullable(),
})

const { status: codeStateSchema } = discountCodeSchema.shape

export const paymentActions = {
  'find-account': command({
    name: 'find-account',
    purpose:
      'Look up an account by its e-mail address, with its payments, the latest first; the look is noted.',
    role: 'support',
    input: z.object({
      brand,
      email: z.string().trim().min(1).max(254).describe('address of the account'),
      state: accountPaymentSchema.shape.status
        .optional()
        .describe(`only payments that are ${accountPaymentSchema.shape.status.options.join(', ')}`),
      ...pageFields(z.uuid()),
      reason,
    }),
    response: pageOf(accountPaymentSchema).extend({ account: accountSchema }),
  }),
  codes: listQuery({
    name: 'codes',
    purpose: 'List the discount codes that were made, the latest first.',
    role: 'support',
    filters: {
      brand: brand.optional(),
      member: member.optional(),
      state: codeStateSchema.optional().describe(codeStateSchema.options.join(', ')),
    },
    id: z.uuid(),
    item: discountCodeSchema.extend({
      brand: z.string(),
      created: z.iso.datetime(),
      /** Completed payments with this code. */
      uses: z.int(),
    }),
  }),
  'make-code': command({
    name: 'make-code',
    purpose: 'Make a discount code, open to all or for one member.',
    role: 'support',
    input: newDiscountCodeSchema.safeExtend({
      brand,
      reason,
      value_percentage: fields.value_percentage.describe('per cent off'),
      minimum_order_value: fields.minimum_order_value.describe('in the minor unit of the currency'),
      expires: fields.expires.describe('as in 2027-01-31T23:00:00Z'),
      user_id: fields.user_id.describe('for one member alone'),
      paymentmethods: fields.paymentmethods.describe('only these ways of paying'),
    }),
    response: z.object({ code: discountCodeSchema }),
  }),
  'end-code': command({
    name: 'end-code',
    purpose: 'End a discount code before its day.',
    role: 'support',
    input: z.object({ brand, code, reason }),
    response: z.object({ code: discountCodeSchema }),
  }),
} as const
