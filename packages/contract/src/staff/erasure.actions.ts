import { z } from 'zod'
import { done } from '../core/call.schema.ts'
import { brand, command, listQuery, member, reason } from './call.ts'

const requestStateSchema = z.enum(['waiting', 'approved', 'declined'])

/** An erasure that staff ask for, which somebody else approves or declines. */
const erasureRequestSchema = z.object({
  request: z.uuid(),
  brand: z.string(),
  /** Null once the account is erased, as is the name. */
  member: z.uuid().nullable(),
  name: z.string().nullable(),
  state: requestStateSchema,
  by: z.string(),
  /** Whether it is your own, which somebody else has to approve. */
  is_own: z.boolean(),
  reason: z.string(),
  created: z.iso.datetime(),
  decided: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
  decision_reason: z.string().nullable(),
})

const request = z.uuid().describe('id of the request')

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
      state: requestStateSchema
        .default('waiting')
        .describe(`${requestStateSchema.options.join(', ')}; waiting by default`),
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
