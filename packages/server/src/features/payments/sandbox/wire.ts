import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '../../../platform/isSameSecret.ts'

export const signatureHeader = 'x-sandbox-signature'

export const checkoutPath = '/api/sandbox/checkout'

/** Body of a sandbox webhook. */
export const sandboxEventSchema = z.object({
  reference: z.string(),
  payment: z.string().nullable().default(null),
  outcome: z.enum(['completed', 'failed', 'cancelled']),
  amount: z.int(),
  currency: z.string(),
})

/**
 * Key of the webhook signature, derived from the server's secret so that there is nothing to
 * configure.
 */
const keyOf = (secret: string): Buffer =>
  createHmac('sha256', secret).update('payment sandbox').digest()

export const sign = (secret: string, body: string): string =>
  createHmac('sha256', keyOf(secret)).update(body).digest('hex')

export const isSigned = (secret: string, body: string, signature: string | undefined): boolean =>
  isSameSecret(signature ?? '', sign(secret, body))
