import { z } from 'zod'
import { done } from '../core/call.schema.ts'
import { approvalFields, approvalState, request } from './approval.ts'
import { brand, command, listQuery, member, reason } from './call.ts'

/** An erasure that staff ask for, which somebody else approves or declines. */
const erasureRequestSchema = z.object({
  ...approvalFields,
  /** Null once the account is erased, as is the name. */
  member: z.uuid().nullable(),
  name: z.string().nullable(),
})

export const erasureActions = {
  'request-erasure': command({
    name: 'request-erasure',
    purpose: 'Ask for the erasure of an account, which somebody else has to approve.',
    role: 'support',
    input: z.object({ brand, member, reason }),
    response: z.object({ request: z.uuid() }),
  }),
  'erasure-requests': listQuery({
    name: 'erasure-requests',
    purpose: 'List erasures that wait for a second person, the oldest first, or decided ones.',
    role: 'support',
    filters: {
      brand: brand.optional(),
      state: approvalState,
    },
    id: z.uuid(),
    item: erasureRequestSchema,
  }),
  'approve-erasure': command({
    name: 'approve-erasure',
    purpose: 'Approve an erasure that somebody else has asked for, and erase the account at once.',
    role: 'support',
    input: z.object({ request, reason }),
    response: done,
  }),
  'decline-erasure': command({
    name: 'decline-erasure',
    purpose: 'Decline an erasure that waits for approval, or take your own request back.',
    role: 'support',
    input: z.object({ request, reason }),
    response: done,
  }),
} as const
