import { z } from 'zod'

export const signatureHeader = 'x-sandbox-signature'

export const checkoutPath = '/api/sandbox/checkout'

/** What the sandbox posts to the shop. */
export const sandboxEventSchema = z.object({
  reference: z.string(),
  payment: z.string().nullable().default(null),
  outcome: z.enum(['completed', 'failed', 'cancelled']),
  amount: z.int(),
  currency: z.string(),
})
