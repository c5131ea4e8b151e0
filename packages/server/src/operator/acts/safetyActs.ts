import { deskActs } from '@bouquet/contract/desk'
import { findBlocksAround } from '../../features/blocks/index.ts'
import { judgeHeldMessage, listReviews } from '../../features/chat/index.ts'
import {
  banMember,
  decideComplaint,
  liftBan,
  listOpen,
  presentToStaff,
} from '../../features/complaints/index.ts'
import { act, ok } from '../act.ts'
import { requireMember } from '../requireMember.ts'

export const safetyActs = {
  messages: act(deskActs.messages, async ({ db }, _, { brand }) => ({
    messages: (await listReviews(db, brand)).map(({ review, message }) => ({
      message: message.id,
      sender: review.sender,
      created: review.created.toISOString(),
      weight: review.weight,
      found: [...new Set(message.findings?.map(({ kind }) => kind))],
      body: message.body,
    })),
  })),
  'judge-message': act(deskActs['judge-message'], async (services, staff, judgement) => {
    await judgeHeldMessage(services, staff, judgement)
    return ok
  }),
  complaints: act(deskActs.complaints, async ({ db }, _, { brand }) => ({
    complaints: (await listOpen(db, brand)).map(presentToStaff),
  })),
  'decide-complaint': act(deskActs['decide-complaint'], async (services, staff, decision) => ({
    complaint: presentToStaff(await decideComplaint(services, staff, decision)),
  })),
  blocks: act(deskActs.blocks, async ({ db }, _, { brand, member }) => {
    await requireMember(db, brand, member, 'member')
    const rows = await findBlocksAround(db, member)
    return { blocks: rows.map((row) => ({ ...row, created: row.created.toISOString() })) }
  }),
  ban: act(deskActs.ban, async (services, staff, ban) => {
    await banMember(services, staff, ban)
    return ok
  }),
  'lift-ban': act(deskActs['lift-ban'], async (services, staff, ban) => {
    await liftBan(services, staff, ban)
    return ok
  }),
}
