import { z } from 'zod'
import type { SchemasOf } from '../core/call.schema.ts'
import type { creditCalls } from './calls.ts'
import { discountCodeSchema, discountQuerySchema } from './discounts.schema.ts'
import { creditOfferSchema } from './schema.ts'

/** Requests and responses of {@link creditCalls}. */
export const creditCallSchemas = {
  credits: { purpose: 'Balance, packages and the active discount.', response: creditOfferSchema },
  discountCode: {
    purpose: 'The active discount code; with welcome=true the welcome code; with code that one.',
    query: discountQuerySchema,
    response: z.object({ discountcode: discountCodeSchema.nullable() }),
  },
} as const satisfies SchemasOf<typeof creditCalls>
