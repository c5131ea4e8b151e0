import { z } from 'zod'
import { moneySchema } from '../core/money.schema.ts'
import { approvalFields, approvalState, request } from './approval.ts'
import { brand, command, listQuery, query, reason } from './call.ts'

export const paymentName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .describe('number of the order, or id of the payment')

const amount = z.coerce
  .number()
  .pipe(z.int().positive().max(2_147_483_647))
  .optional()
  .describe('a part, in the minor unit; all that can be paid back by default')

const moment = z.iso.datetime()

export const refundSchema = z.object({
  id: z.uuid(),
  payment: z.uuid(),
  credits: z.int(),
  amount: moneySchema,
  status: z.enum(['pending', 'completed', 'failed']),
  created: moment,
})

/** A refund above the limit, which somebody else approves or declines. */
export const refundRequestSchema = z.object({
  ...approvalFields,
  payment: z.uuid(),
  order_number: z.string(),
  /** Null once the member is erased. */
  name: z.string().nullable(),
  amount: moneySchema,
})

export const refundActions = {
  'refund-preview': query({
    name: 'refund-preview',
    purpose: 'Show what a refund would pay back and take, and by which rule; nothing is changed.',
    role: 'support',
    input: z.object({ brand, payment: paymentName, amount }),
    response: z.object({
      payment: z.uuid(),
      order_number: z.string(),
      price: moneySchema,
      /** Credits bought, and how many of them are unspent and not paid back. */
      bought_credits: z.int(),
      unspent_credits: z.int(),
      /** Paid back before. */
      refunded: moneySchema,
      /** What would be paid back, and the credits taken for it. */
      amount: moneySchema,
      credits: z.int(),
      /** The most that can be paid back now. */
      most: moneySchema,
      /** `whole`: nothing of it is spent; `unspent`: the share that is unspent; `part`: less than that. */
      rule: z.enum(['whole', 'unspent', 'part']),
      /** Within how many days a member can withdraw, and until when from this payment. */
      days: z.int(),
      withdrawable_until: moment,
      is_within_days: z.boolean(),
      /** Whether somebody else has to approve it, and from which sum on. */
      needs_approval: z.boolean(),
      limit: moneySchema,
    }),
  }),
  refund: command({
    name: 'refund',
    purpose:
      'Pay a payment back as far as its credits are unspent, or a part of that; above the limit it waits for a second person.',
    role: 'support',
    input: z.object({
      brand,
      payment: paymentName,
      amount,
      seen: z.coerce
        .number()
        .pipe(z.int().min(0))
        .default(0)
        .describe('with an amount: what was paid back before when you looked, in the minor unit'),
      reason,
    }),
    response: z.object({
      /** Null when it waits for a second person. */
      refund: refundSchema.nullable(),
      request: refundRequestSchema.nullable(),
    }),
  }),
  'refund-requests': listQuery({
    name: 'refund-requests',
    purpose: 'List refunds above the limit: those that wait, the oldest first, or decided ones.',
    role: 'support',
    filters: {
      brand: brand.optional(),
      state: approvalState,
    },
    id: z.uuid(),
    item: refundRequestSchema,
  }),
  'approve-refund': command({
    name: 'approve-refund',
    purpose: 'Approve a refund that somebody else has requested, and pay it back.',
    role: 'support',
    input: z.object({ request, reason }),
    response: z.object({ refund: refundSchema, request: refundRequestSchema }),
  }),
  'decline-refund': command({
    name: 'decline-refund',
    purpose: 'Decline a refund that waits for approval, or take your own request back.',
    role: 'support',
    input: z.object({ request, reason }),
    response: z.object({ request: refundRequestSchema }),
  }),
} as const
