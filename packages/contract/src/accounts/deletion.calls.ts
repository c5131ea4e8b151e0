import { z } from 'zod'
import { callOf, done } from '../core/call.ts'
import { deletionOfferSchema, deletionRequestSchema } from './deletion.schema.ts'
import { secondFactorCodeSchema } from './secondFactor.schema.ts'
import { userAnswerSchema } from './user.schema.ts'

const call = callOf('accounts')

/** Deleting and restoring an account. */
export const deletionCalls = {
  deletionOffer: call({
    method: 'GET',
    path: '/api/account-deletion.php',
    access: 'member',
    repeatable: true,
    purpose:
      'What a member may want instead of deleting the account, and the reasons to choose from.',
    answer: deletionOfferSchema,
  }),
  deleteAccount: call({
    method: 'DELETE',
    path: '/api/user.php',
    access: 'member',
    repeatable: false,
    purpose: 'Deletes the account; the mailed link brings it back until it is erased.',
    body: deletionRequestSchema,
    answer: z.object({ erased_after: z.iso.datetime() }),
  }),
  requestReactivation: call({
    method: 'POST',
    path: '/api/reactivation.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Mails the link that brings a deleted account back once more.',
    body: z.object({ email: z.string().trim() }),
    answer: done,
  }),
  reactivate: call({
    method: 'PUT',
    path: '/api/reactivation.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Brings a deleted account back with the token of the mailed link, and logs in.',
    body: z.object({ token: z.string(), code: secondFactorCodeSchema.optional() }),
    answer: userAnswerSchema,
  }),
} as const
