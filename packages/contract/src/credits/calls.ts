import { z } from 'zod'
import { callOf } from '../core/call.ts'
import { discountCodeSchema, discountQuerySchema } from './discounts.schema.ts'
import { creditOfferSchema } from './schema.ts'

const call = callOf('credits')

/** The balance, packages and discounts. */
export const creditCalls = {
  credits: call({
    method: 'GET',
    path: '/api/credits.php',
    access: 'member',
    repeatable: true,
    purpose: 'Balance, packages and the active discount.',
    answer: creditOfferSchema,
  }),
  discountCode: call({
    method: 'GET',
    path: '/api/discountcode.php',
    access: 'member',
    repeatable: true,
    purpose: 'The active discount code; with welcome=true the welcome code; with code that one.',
    query: discountQuerySchema,
    answer: z.object({ discountcode: discountCodeSchema.nullable() }),
  }),
} as const
