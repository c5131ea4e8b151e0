import { z } from 'zod'
import { messageWarningSchema } from '../chat/schema.ts'
import { done } from '../core/call.schema.ts'
import { localeSchema } from '../core/locale.schema.ts'
import { complaintTextMaxLength } from '../safety/limits.ts'
import {
  complaintReasonSchema,
  complaintStatusSchema,
  complaintSubjectSchema,
} from '../safety/schema.ts'
import { brand, command, listQuery, member, reason } from './call.ts'
import { staffComplaintSchema, storedBodySchema } from './cases.schema.ts'
import { queuedFields } from './schema.ts'

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

/** Kinds of subjects of a complaint. */
const subjectKindSchema = z.enum(
  complaintSubjectSchema.options.map(({ shape }) => shape.kind.value),
)

const blockSchema = z.object({
  from: z.uuid(),
  to: z.uuid(),
  created: z.iso.datetime(),
})

const decisionInput = z.object({
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
})

const banInput = z.object({ brand, member, reason })

/** A mail as its recipient would read it, except that its links lead to the front page. */
const emailPreviewSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  locale: localeSchema,
  is_mailed: z.boolean().describe('false when there is nobody to mail'),
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
    input: decisionInput,
    response: z.object({ complaint: staffComplaintSchema }),
  }),
  'preview-decision': command({
    name: 'preview-decision',
    purpose:
      'Show the mail that a decision would send to whoever complained; nothing is stored or sent.',
    role: 'moderator',
    input: decisionInput,
    response: emailPreviewSchema,
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
    input: banInput,
    response: done,
  }),
  'preview-ban': command({
    name: 'preview-ban',
    purpose: 'Show the mail that a ban would send to the member; nothing is stored or sent.',
    role: 'moderator',
    input: banInput,
    response: emailPreviewSchema,
  }),
  'lift-ban': command({
    name: 'lift-ban',
    purpose: 'Open an account again that was banned.',
    role: 'moderator',
    input: banInput,
    response: done,
  }),
} as const
