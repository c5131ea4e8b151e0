import { staffActions } from '@bouquet/contract/staff'
import { listMessageReviews, reviewHeldMessage } from '../../features/chat/index.ts'
import {
  banMember,
  decideComplaint,
  liftBan,
  listComplaints,
  listMemberBlocks,
  presentComplaintToStaff,
} from '../../features/safety/index.ts'
import { presentPage } from '../../platform/database/readPage.ts'
import { act, ok } from './act.ts'
import { requireMember } from './requireMember.ts'

export const safetyActs = {
  messages: act(staffActions.messages, async ({ db }, query) =>
    presentPage(await listMessageReviews(db, query), ({ review, message }) => ({
      message: message.id,
      brand: review.brand,
      sender: review.sender,
      state: review.outcome ?? 'waiting',
      created: review.created.toISOString(),
      weight: review.weight,
      found: [...new Set(message.findings?.map(({ kind }) => kind))],
      body: message.body,
    })),
  ),
  'judge-message': act(staffActions['judge-message'], async (ctx, judgement) => {
    await reviewHeldMessage(ctx, judgement)
    return ok
  }),
  complaints: act(staffActions.complaints, async ({ db }, query) =>
    presentPage(await listComplaints(db, query), presentComplaintToStaff),
  ),
  'decide-complaint': act(staffActions['decide-complaint'], async (ctx, decision) => ({
    complaint: presentComplaintToStaff(await decideComplaint(ctx, decision)),
  })),
  blocks: act(staffActions.blocks, async ({ db }, { brand, ...query }) => {
    await requireMember(db, brand, query.member, 'member')
    return presentPage(await listMemberBlocks(db, query), (row) => ({
      ...row,
      created: row.created.toISOString(),
    }))
  }),
  ban: act(staffActions.ban, async (ctx, ban) => {
    await banMember(ctx, ban)
    return ok
  }),
  'lift-ban': act(staffActions['lift-ban'], async (ctx, ban) => {
    await liftBan(ctx, ban)
    return ok
  }),
}
