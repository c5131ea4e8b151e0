import { z } from 'zod'
import { done, type SchemasOf } from '../core/call.schema.ts'
import type { staffClaimCalls } from './claims.calls.ts'
import { claimedItemSchema, claimSchema } from './schema.ts'

const request = z.object({ item: claimedItemSchema })

/** Requests and responses of {@link staffClaimCalls}. */
export const staffClaimCallSchemas = {
  claimItem: {
    purpose:
      'Claims an item of a queue, or renews the claim. Answers the claim of a colleague who has the item open.',
    body: request,
    response: z.object({ claim: claimSchema }),
  },
  releaseItem: {
    purpose: 'Gives up the own claim of an item.',
    query: request,
    response: done,
  },
} as const satisfies SchemasOf<typeof staffClaimCalls>
