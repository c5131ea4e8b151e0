import { z } from 'zod'
import { readAudit } from '../../features/audit/index.ts'
import { judgeHeldMessage, listReviews } from '../../features/chat/index.ts'
import { banMember, decideComplaint, listOpen } from '../../features/complaints/index.ts'
import { act } from '../act.ts'
import { brand, reason } from '../fields.ts'

export const safetyActs = [
  act({
    name: 'messages',
    purpose: 'List the messages of a brand that a check holds back.',
    role: 'moderator',
    input: z.object({ brand }),
    async run({ db }, _, { brand }) {
      const held = await listReviews(db, brand)
      return held.map(({ review, message }) => ({ ...review, body: message.body }))
    },
  }),
  act({
    name: 'judge-message',
    purpose: 'Deliver a held message, or keep it back for good and return its cost.',
    role: 'moderator',
    input: z.object({
      message: z.uuid().describe('id of the message'),
      outcome: z.enum(['released', 'kept']).describe('released or kept'),
      reason,
    }),
    run: judgeHeldMessage,
  }),
  act({
    name: 'complaints',
    purpose: 'List the cases of a brand that wait for a decision, the oldest first.',
    role: 'moderator',
    input: z.object({ brand }),
    run: ({ db }, _, { brand }) => listOpen(db, brand),
  }),
  act({
    name: 'decide-complaint',
    purpose:
      'Decide a case, or decide it again after an appeal; whoever complained reads the reasons.',
    role: 'moderator',
    input: z.object({
      brand,
      number: z.string().describe('case number, as in the receipt'),
      decision: z.enum(['upheld', 'rejected']).describe('upheld or rejected'),
      reasons: z.string().trim().min(1).max(4_000).describe('in words for whoever complained'),
    }),
    run: decideComplaint,
  }),
  act({
    name: 'ban',
    purpose: 'Close an account and its sessions.',
    role: 'moderator',
    input: z.object({ brand, member: z.uuid().describe('id of the member'), reason }),
    run: banMember,
  }),
  act({
    name: 'audit',
    purpose: 'List what staff did to one subject, the latest first.',
    role: 'admin',
    input: z.object({ brand, subject: z.string().describe('as in member:018f… or photo:018f…') }),
    run: ({ db }, _, { brand, subject }) => readAudit(db, brand, subject),
  }),
]
