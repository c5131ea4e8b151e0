import { z } from 'zod'
import { userStatusSchema } from '../accounts/user.schema.ts'
import { currencySchema, moneySchema, paymentMethodSchema } from '../core/money.schema.ts'
import { paymentSchema } from '../payments/schema.ts'
import { brand, listQuery, member, query } from './call.ts'
import { paymentName, refundRequestSchema, refundSchema } from './refunds.actions.ts'

const moment = z.iso.datetime()

/** A payment in a list, without the address of its member. */
const listedPaymentSchema = z.object({
  payment: z.uuid(),
  brand: z.string(),
  order_number: z.string(),
  /** Null once the member is erased. */
  name: z.string().nullable(),
  state: paymentSchema.shape.status,
  price: moneySchema,
  credits: z.int(),
  payment_method: paymentMethodSchema,
  created: moment,
  refunded: moneySchema.nullable(),
  /** The latest dispute that was not won. */
  dispute: z.enum(['open', 'lost']).nullable(),
})

const disputeStateSchema = z.enum(['open', 'won', 'lost'])

const disputeSchema = z.object({
  dispute: z.uuid(),
  state: disputeStateSchema,
  /** The bank may reclaim in any currency. */
  amount: z.object({ amount: z.int(), currency: z.string() }),
  /** Credits that were withheld. */
  credits: z.int(),
  opened: moment,
  closed: moment.nullable(),
  /** What is to be done at the provider: `answer` until `answer_by`, or `wait` while the bank decides. */
  task: z.enum(['answer', 'wait', 'none']),
  answer_by: moment.nullable(),
})

const differenceKinds = [
  'payment_pending',
  'not_credited',
  'refund_pending',
  'refund_failed',
  'refunded_outside',
  'paid_back_twice',
] as const

/** A difference between the payment provider and us that a person should look at. */
const differenceSchema = z.object({
  kind: z.enum(differenceKinds),
  payment: z.uuid(),
  brand: z.string(),
  order_number: z.string(),
  name: z.string().nullable(),
  /** What it is about: a payment, a refund, or what was paid back beyond the price. */
  amount: moneySchema,
  since: moment,
})

export const moneyActions = {
  payments: listQuery({
    name: 'payments',
    purpose: 'List payments with what was paid back and disputed, the latest first.',
    role: 'support',
    filters: {
      brand: brand.optional(),
      member: member.optional(),
      state: paymentSchema.shape.status
        .optional()
        .describe(paymentSchema.shape.status.options.join(', ')),
      method: paymentMethodSchema.optional().describe(paymentMethodSchema.options.join(', ')),
      currency: currencySchema.optional().describe(currencySchema.options.join(', ')),
    },
    id: z.uuid(),
    item: listedPaymentSchema,
  }),
  payment: query({
    name: 'payment',
    purpose:
      'Show one payment: what it bought, its account, refunds, disputes and what staff did about it.',
    role: 'support',
    input: z.object({ payment: paymentName }),
    response: z.object({
      payment: listedPaymentSchema.extend({
        package: z.string(),
        /** The price without the discount; null when there was none. */
        former_price: moneySchema.nullable(),
        discount_code: z.string().nullable(),
        country: z.string().nullable(),
        provider: z.string(),
        /** The provider's id of it; null until it has one. */
        provider_reference: z.string().nullable(),
        processing_since: moment.nullable(),
        settled: moment.nullable(),
        /** Until when the member can withdraw; null until it is paid. */
        withdrawable_until: moment.nullable(),
      }),
      /** Null once the member is erased. */
      account: z
        .object({
          id: z.uuid(),
          name: z.string(),
          status: userStatusSchema,
          paid_user: z.boolean(),
          credits: z.int(),
        })
        .nullable(),
      refunds: z.array(refundSchema.extend({ by: z.string(), note: z.string() })),
      disputes: z.array(disputeSchema),
      /** What waits for a second person, or was decided by one. */
      requests: z.array(refundRequestSchema),
      /** From the audit log, the latest first. */
      history: z.array(
        z.object({
          act: z.string(),
          actor: z.string(),
          name: z.string().nullable(),
          reason: z.string(),
          created: moment,
        }),
      ),
    }),
  }),
  disputes: listQuery({
    name: 'disputes',
    purpose: 'List disputes with what is to be done about them and by when, the latest first.',
    role: 'support',
    filters: {
      brand: brand.optional(),
      state: disputeStateSchema.optional().describe(disputeStateSchema.options.join(', ')),
    },
    id: z.uuid(),
    item: disputeSchema.extend({
      payment: z.uuid(),
      brand: z.string(),
      order_number: z.string(),
      name: z.string().nullable(),
    }),
  }),
  reconciliation: query({
    name: 'reconciliation',
    purpose: 'Show where the payment provider and the books differ, as far as it is known here.',
    role: 'support',
    input: z.object({ brand: brand.optional() }),
    response: z.object({
      items: z.array(differenceSchema),
      /** False when a kind has more than are shown. */
      is_complete: z.boolean(),
      /** Differences that are over are looked for back to here. */
      since: moment,
    }),
  }),
} as const
