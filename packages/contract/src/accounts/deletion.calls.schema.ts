import { z } from 'zod'
import { done, type SchemasOf } from '../core/call.schema.ts'
import type { deletionCalls } from './deletion.calls.ts'
import { deletionOfferSchema, deletionRequestSchema } from './deletion.schema.ts'
import { secondFactorCodeSchema } from './secondFactor.schema.ts'
import { userResponseSchema } from './user.schema.ts'

/** Requests and responses of {@link deletionCalls}. */
export const deletionCallSchemas = {
  deletionOffer: {
    purpose:
      'What a member may want instead of deleting the account, and the reasons to choose from.',
    response: deletionOfferSchema,
  },
  deleteAccount: {
    purpose: 'Deletes the account; the mailed link brings it back until it is erased.',
    body: deletionRequestSchema,
    response: z.object({ erased_after: z.iso.datetime() }),
  },
  requestReactivation: {
    purpose: 'Mails the link that brings a deleted account back once more.',
    body: z.object({ email: z.string().trim() }),
    response: done,
  },
  reactivate: {
    purpose: 'Brings a deleted account back with the token of the mailed link, and logs in.',
    body: z.object({ token: z.string(), code: secondFactorCodeSchema.optional() }),
    response: userResponseSchema,
  },
} as const satisfies SchemasOf<typeof deletionCalls>
