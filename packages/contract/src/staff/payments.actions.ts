import { z } from 'zod'
import { discountCodeSchema, newDiscountCodeSchema } from '../credits/discounts.schema.ts'
import { brand, command, listQuery, member, reason } from './call.ts'

const fields = newDiscountCodeSchema.shape

const { code } = fields

const { status: codeStateSchema } = discountCodeSchema.shape

export const paymentActions = {
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
