import { z } from 'zod'
import { emailAddressSchema } from '../core/emailAddress.schema.ts'
import { memberIdSchema, messageIdSchema, photoIdSchema } from '../core/ids.schema.ts'
import { wordsSchema } from '../core/words.schema.ts'
import { complaintTextMaxLength, complaintTextMinLength } from './limits.ts'

/** What a complaint is about. */
export const complaintSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('profile'), profile: memberIdSchema }),
  z.object({ kind: z.literal('photo'), photo: photoIdSchema }),
  z.object({ kind: z.literal('message'), message: messageIdSchema }),
  z.object({ kind: z.literal('service') }),
])
export type ComplaintSubject = z.infer<typeof complaintSubjectSchema>

export const complaintReasonSchema = z.enum([
  'fake_profile',
  'scam',
  'harassment',
  'underage',
  'illegal_content',
  'intimate_picture',
  'hate',
  'spam',
  'payment',
  'other',
])
export type ComplaintReason = z.infer<typeof complaintReasonSchema>

/** `received`, then `decided`; `appealed`, then `closed` by the second decision. */
export const complaintStatusSchema = z.enum(['received', 'decided', 'appealed', 'closed'])

export const newComplaintSchema = z.object({
  subject: complaintSubjectSchema,
  reason: complaintReasonSchema,
  text: wordsSchema.min(complaintTextMinLength).max(complaintTextMaxLength),
  /** Address for the receipt and the decision of a visitor; members get them at their account's address. */
  email: emailAddressSchema.optional(),
})

export const complaintDecisionSchema = z.object({
  decision: z.enum(['upheld', 'rejected']),
  reasons: z.string(),
  decided_at: z.iso.datetime(),
})

export const complaintSchema = z.object({
  /** The case number, as in `2026-000123`. */
  number: z.string(),
  subject: complaintSubjectSchema,
  reason: complaintReasonSchema,
  text: z.string(),
  status: complaintStatusSchema,
  received_at: z.iso.datetime(),
  decision: complaintDecisionSchema.nullable(),
  appeal: z
    .object({
      text: z.string(),
      appealed_at: z.iso.datetime(),
      decision: complaintDecisionSchema.nullable(),
    })
    .nullable(),
})
export type Complaint = z.infer<typeof complaintSchema>

/** Identifies a case. The key from the receipt gives access without an account. */
export const complaintReferenceSchema = z.object({
  number: z.string().max(20),
  key: z.string().max(60).optional(),
})

export type NewComplaint = z.input<typeof newComplaintSchema>
export type ComplaintReference = z.infer<typeof complaintReferenceSchema>

/** Members that this one has blocked, the latest first. */
export const blocksSchema = z.object({
  blocked: z.array(
    z.object({ id: memberIdSchema, name: z.string(), blocked_at: z.iso.datetime() }),
  ),
})
export type Blocks = z.infer<typeof blocksSchema>
