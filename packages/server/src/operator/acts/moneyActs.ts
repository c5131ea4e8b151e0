import { newDiscountCodeSchema, paymentMethodSchema } from '@bouquet/contract'
import { z } from 'zod'
import { writeAudit } from '../../features/audit/index.ts'
import { endDiscountCode, makeDiscountCode } from '../../features/discounts/index.ts'
import { refundPayment } from '../../features/refunds/index.ts'
import { act } from '../act.ts'
import { brand, reason } from '../fields.ts'

const fields = newDiscountCodeSchema.shape

/** From words on a command line: figures are read, lists are parted by commas. */
const codeInput = z.object({
  brand,
  reason,
  code: fields.code,
  value_percentage: z.coerce.number().pipe(fields.value_percentage).describe('per cent off'),
  validity: fields.validity,
  country: fields.country,
  currency: fields.currency,
  minimum_order_value: z.coerce
    .number()
    .pipe(z.int().min(0))
    .default(0)
    .describe('in the minor unit of the currency'),
  expires: fields.expires.describe('as in 2027-01-31T23:00:00Z'),
  user_id: fields.user_id.describe('for one member alone'),
  paymentmethods: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(paymentMethodSchema))
    .describe('only these ways of paying, parted by commas'),
})

export const moneyActs = [
  act({
    name: 'refund',
    purpose: 'Pay a payment back as far as its credits are unspent.',
    role: 'support',
    input: z.object({ brand, payment: z.uuid().describe('id of the payment'), reason }),
    run: (services, { actor }, { brand, payment, reason }) =>
      refundPayment(services, { brand, payment, staff: actor, note: reason }),
  }),
  act({
    name: 'make-code',
    purpose: 'Make a discount code, open to all or for one member.',
    role: 'support',
    input: codeInput,
    run: ({ clock, db }, { actor }, { brand, reason, ...wish }) =>
      db.transaction(async (tx) => {
        const made = await makeDiscountCode({ clock, db: tx }, brand, wish)
        const subject = `code:${made.code}`
        const now = clock.now()
        await writeAudit(tx, { brand, actor, act: 'code.make', subject, reason, now })
        return made
      }),
  }),
  act({
    name: 'end-code',
    purpose: 'End a discount code before its day.',
    role: 'support',
    input: z.object({ brand, code: fields.code, reason }),
    run: ({ clock, db }, { actor }, { brand, code, reason }) =>
      db.transaction(async (tx) => {
        const ended = await endDiscountCode({ clock, db: tx }, brand, code)
        const subject = `code:${ended.code}`
        const now = clock.now()
        await writeAudit(tx, { brand, actor, act: 'code.end', subject, reason, now })
        return ended
      }),
  }),
]
