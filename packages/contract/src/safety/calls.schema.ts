import { z } from 'zod'
import { done, type SchemasOf } from '../core/call.schema.ts'
import { memberIdSchema } from '../core/ids.schema.ts'
import type { safetyCalls } from './calls.ts'
import {
  blocksSchema,
  complaintReferenceSchema,
  complaintSchema,
  newComplaintSchema,
} from './schema.ts'

const complaint = z.object({ complaint: complaintSchema })

/** Requests and responses of {@link safetyCalls}. */
export const safetyCallSchemas = {
  blocks: { purpose: 'Members that this one has blocked.', response: blocksSchema },
  block: {
    purpose: 'Block a member; chats and likes go both ways.',
    body: z.object({ profile: memberIdSchema }),
    response: done,
  },
  unblock: {
    purpose: 'Undo a block.',
    body: z.object({ profile: memberIdSchema }),
    response: done,
  },
  complain: {
    purpose: 'Complains of a profile, a photo, a message or the service.',
    body: newComplaintSchema,
    response: complaint.extend({ key: z.string() }),
  },
  complaint: {
    purpose: 'Where a case stands: for the member who complained, or with the key of the receipt.',
    query: complaintReferenceSchema,
    response: complaint,
  },
  appealComplaint: {
    purpose: 'Asks for a second decision on a case.',
    body: complaintReferenceSchema.extend({ text: newComplaintSchema.shape.text }),
    response: complaint,
  },
  complaints: {
    purpose: 'Cases of this member, the latest first.',
    response: z.object({ complaints: z.array(complaintSchema) }),
  },
} as const satisfies SchemasOf<typeof safetyCalls>
