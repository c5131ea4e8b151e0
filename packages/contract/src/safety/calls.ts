import { z } from 'zod'
import { callOf, done } from '../core/call.ts'
import { memberIdSchema } from '../core/ids.ts'
import {
  blocksSchema,
  complaintReferenceSchema,
  complaintSchema,
  newComplaintSchema,
} from './schema.ts'

const call = callOf('safety')

const complaint = z.object({ complaint: complaintSchema })

/** Blocks and complaints. */
export const safetyCalls = {
  blocks: call({
    method: 'GET',
    path: '/api/blocks.php',
    access: 'member',
    repeatable: true,
    purpose: 'Members that this one has blocked.',
    answer: blocksSchema,
  }),
  block: call({
    method: 'POST',
    path: '/api/block.php',
    access: 'member',
    repeatable: true,
    purpose: 'Block a member; chats and likes go both ways.',
    body: z.object({ profile: memberIdSchema }),
    answer: done,
  }),
  unblock: call({
    method: 'DELETE',
    path: '/api/block.php',
    access: 'member',
    repeatable: true,
    purpose: 'Undo a block.',
    body: z.object({ profile: memberIdSchema }),
    answer: done,
  }),
  complain: call({
    method: 'POST',
    path: '/api/complaint.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Complains of a profile, a photo, a message or the service.',
    body: newComplaintSchema,
    answer: complaint.extend({ key: z.string() }),
  }),
  complaint: call({
    method: 'GET',
    path: '/api/complaint.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Where a case stands: for the member who complained, or with the key of the receipt.',
    query: complaintReferenceSchema,
    answer: complaint,
  }),
  appealComplaint: call({
    method: 'PUT',
    path: '/api/complaint.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Asks for a second decision on a case.',
    body: complaintReferenceSchema.extend({ text: newComplaintSchema.shape.text }),
    answer: complaint,
  }),
  complaints: call({
    method: 'GET',
    path: '/api/complaints.php',
    access: 'member',
    repeatable: true,
    purpose: 'Cases of this member, the latest first.',
    answer: z.object({ complaints: z.array(complaintSchema) }),
  }),
} as const
