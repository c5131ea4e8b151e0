import { z } from 'zod'
import { messageWarningSchema } from '../chat/schema.ts'
import { done } from '../core/call.schema.ts'
import { localeSchema } from '../core/locale.schema.ts'
import { complaintTextMaxLength } from '../safety/limits.ts'
import {
  complaintReasonSchema,
  complaintSchema,
  complaintStatusSchema,
  complaintSubjectSchema,
} from '../safety/schema.ts'
import { brand, command, listQuery, member, reason } from './call.ts'
import { queuedFields } from './schema.ts'

/** Stored content of a message; staff see text, and pictures only as files of a complaint. */
export const storedBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('gift'), gift: z.string() }),
  z.object({ kind: z.literal('photo'), photo: z.string() }),
])

export const reviewStateSchema = z.enum(['waiting', 'released', 'kept'])

export const heldMessageSchema = z.object({
  message: z.uuid(),
  brand: z.string(),
  sender: z.uuid(),
  /** The language of the sender. */
  locale: localeSchema,
  state: reviewStateSchema,
  created: z.iso.datetime(),
  /** Total severity of the findings. */
  weight: z.int(),
  found: z.array(messageWarningSchema),
  body: storedBodySchema,
  ...queuedFields,
})

/** The reported content at the time of the complaint; `files` are paths of pictures. */
export const evidenceSchema = z.object({
  name: z.string().optional(),
  about: z.string().optional(),
  messages: z
    .array(
      z.object({
        id: z.string(),
        sender: z.string(),
        sent_at: z.iso.datetime(),
        body: storedBodySchema,
      }),
    )
    .optional(),
  files: z.array(z.string()),
})

/** A complaint as staff see it. */
export const staffComplaintSchema = complaintSchema.extend({
  id: z.uuid(),
  /** The language of whoever complained, in which the reasons are read. */
  locale: localeSchema,
  brand: z.string(),
  reporter: z.uuid().nullable(),
  accused: z.uuid().nullable(),
  evidence: evidenceSchema,
})
export type StaffComplaint = z.infer<typeof staffComplaintSchema>

/** Kinds of subjects of a complaint. */
const subjectKindSchema = z.enum(
  complaintSubjectSchema.options.map(({ shape }) => shape.kind.value),
)

const blockSchema = z.object({
  from: z.uuid(),
  to: z.uuid(),
  created: z.iso.datetime(),
})

export const safetyActions = {
  messages: listQuery({
    name: 'messages',
    purpose: 'List messages that a check holds back, the oldest first, or that were judged.',
    role: 'moderator',
    filters: {
      brand: brand.optional(),
      sender: member.optional(),
      kind: messageWarningSchema.optional().describe(messageWarningSchema.options.join(', ')),
      state: reviewStateSchema
        .default('waiting')
        .describe('waiting, or released or kept for those judged, the latest first'),
    },
    id: z.uuid(),
    item: heldMessageSchema,
  }),
  'judge-message': command({
    name: 'judge-message',
    purpose: 'Deliver a held message, which is paid then, or keep it back for good.',
    role: 'moderator',
    input: z.object({
      message: z.uuid().describe('id of the message'),
      outcome: z.enum(['released', 'kept']).describe('released or kept'),
      reason,
    }),
    response: done,
  }),
  complaints: listQuery({
    name: 'complaints',
    purpose:
      'List cases that wait for a decision, the oldest first, or others, with their evidence.',
    role: 'moderator',
    filters: {
      brand: brand.optional(),
      kind: subjectKindSchema.optional().describe(subjectKindSchema.options.join(', ')),
      reason: complaintReasonSchema.optional().describe(complaintReasonSchema.options.join(', ')),
      accused: member.optional(),
      reporter: member.optional(),
      state: z
        .enum(['open', ...complaintStatusSchema.options])
        .default('open')
        .describe('open for received and appealed, or one of received, appealed, decided, closed'),
    },
    id: z.uuid(),
    item: staffComplaintSchema.extend(queuedFields),
  }),
  'decide-complaint': command({
    name: 'decide-complaint',
    purpose:
      'Decide a case, or decide it again after an appeal; whoever complained reads the reasons.',
    role: 'moderator',
    input: z.object({
      brand,
      number: z.string().max(20).describe('case number, as in the receipt'),
      seen: complaintStatusSchema
        .extract(['received', 'appealed'])
        .default('received')
        .describe('the state in which you saw it: received, or appealed for a second decision'),
      decision: z.enum(['upheld', 'rejected']).describe('upheld or rejected'),
      reasons: z
        .string()
        .trim()
        .min(1)
        .max(complaintTextMaxLength)
        .describe('in words for whoever complained'),
    }),
    response: z.object({ complaint: staffComplaintSchema }),
  }),
  blocks: listQuery({
    name: 'blocks',
    purpose: 'List whom a member has blocked and who has blocked them, the latest first.',
    role: 'moderator',
    filters: {
      brand,
      member,
      kind: z
        .enum(['made', 'received'])
        .optional()
        .describe('made by the member, or received from others'),
    },
    // Two concatenated ids.
    id: z.string().regex(/^[0-9a-f-]{72}$/),
    item: blockSchema,
  }),
  ban: command({
    name: 'ban',
    purpose: 'Close an account and its sessions.',
    role: 'moderator',
    input: z.object({ brand, member, reason }),
    response: done,
  }),
  'lift-ban': command({
    name: 'lift-ban',
    purpose: 'Open an account again that was banned.',
    role: 'moderator',
    input: z.object({ brand, member, reason }),
    response: done,
  }),
} as const
