import { z } from 'zod'
import { messageWarningSchema } from '../chat.ts'
import { complaintSchema, complaintTextMaxLength } from '../complaints.ts'
import { deed, reading } from './deskCall.ts'
import { brand, done, member, reason } from './fields.ts'

/** A message as it is kept; staff see the words, and pictures only as files of a case. */
export const keptBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('gift'), gift: z.string() }),
  z.object({ kind: z.literal('photo'), photo: z.string() }),
])

export const heldMessageSchema = z.object({
  message: z.uuid(),
  sender: z.uuid(),
  created: z.iso.datetime(),
  /** How grave the findings are together. */
  weight: z.int(),
  found: z.array(messageWarningSchema),
  body: keptBodySchema,
})

/** What was complained of, as it was at that moment; `files` are addresses of pictures. */
export const evidenceSchema = z.object({
  name: z.string().optional(),
  about: z.string().optional(),
  messages: z
    .array(
      z.object({
        id: z.string(),
        sender: z.string(),
        sent_at: z.iso.datetime(),
        body: keptBodySchema,
      }),
    )
    .optional(),
  files: z.array(z.string()),
})

/** A case as staff see it. */
export const deskComplaintSchema = complaintSchema.extend({
  reporter: z.uuid().nullable(),
  accused: z.uuid().nullable(),
  evidence: evidenceSchema,
})
export type DeskComplaint = z.infer<typeof deskComplaintSchema>

const blockSchema = z.object({
  from: z.uuid(),
  to: z.uuid(),
  created: z.iso.datetime(),
})

export const safetyActs = {
  messages: reading({
    name: 'messages',
    purpose: 'List the messages of a brand that a check holds back, the oldest first.',
    role: 'moderator',
    input: z.object({ brand }),
    answer: z.object({ messages: z.array(heldMessageSchema) }),
  }),
  'judge-message': deed({
    name: 'judge-message',
    purpose: 'Deliver a held message, or keep it back for good and return its cost.',
    role: 'moderator',
    input: z.object({
      message: z.uuid().describe('id of the message'),
      outcome: z.enum(['released', 'kept']).describe('released or kept'),
      reason,
    }),
    answer: done,
  }),
  complaints: reading({
    name: 'complaints',
    purpose: 'List the cases of a brand that wait for a decision, with their evidence.',
    role: 'moderator',
    input: z.object({ brand }),
    answer: z.object({ complaints: z.array(deskComplaintSchema) }),
  }),
  'decide-complaint': deed({
    name: 'decide-complaint',
    purpose:
      'Decide a case, or decide it again after an appeal; whoever complained reads the reasons.',
    role: 'moderator',
    input: z.object({
      brand,
      number: z.string().max(20).describe('case number, as in the receipt'),
      decision: z.enum(['upheld', 'rejected']).describe('upheld or rejected'),
      reasons: z
        .string()
        .trim()
        .min(1)
        .max(complaintTextMaxLength)
        .describe('in words for whoever complained'),
    }),
    answer: z.object({ complaint: deskComplaintSchema }),
  }),
  blocks: reading({
    name: 'blocks',
    purpose: 'List whom a member has blocked and who has blocked them, the latest first.',
    role: 'moderator',
    input: z.object({ brand, member }),
    answer: z.object({ blocks: z.array(blockSchema) }),
  }),
  ban: deed({
    name: 'ban',
    purpose: 'Close an account and its sessions.',
    role: 'moderator',
    input: z.object({ brand, member, reason }),
    answer: done,
  }),
  'lift-ban': deed({
    name: 'lift-ban',
    purpose: 'Open an account again that was banned.',
    role: 'moderator',
    input: z.object({ brand, member, reason }),
    answer: done,
  }),
} as const
