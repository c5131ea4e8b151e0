import { staffActions } from '@bouquet/contract/staff'
import { listMessageReviews, reviewHeldMessage } from '../../features/chat/index.ts'
import { approvePhoto, listPhotos, rejectPhoto } from '../../features/profiles/index.ts'
import {
  banMember,
  decideComplaint,
  liftBan,
  listComplaints,
  listMemberBlocks,
  presentComplaintToStaff,
  previewBan,
  previewDecision,
} from '../../features/safety/index.ts'
import { presentPage } from '../../platform/database/readPage.ts'
import { presentQueue } from '../claims/claims.ts'
import { defineAction, ok, requireMember } from './defineAction.ts'
import { presentStaffPhoto } from './presentStaffPhoto.ts'

export const photoActions = {
  photos: defineAction(staffActions.photos, async (ctx, query) =>
    presentQueue(ctx, await listPhotos(ctx.db, query), {
      itemOf: ({ photo }) => `photo:${photo.id}`,
      present: ({ photo, brand, locale }) => ({ ...presentStaffPhoto(photo, brand), locale }),
    }),
  ),
  'approve-photo': defineAction(staffActions['approve-photo'], async (ctx, decision) => {
    await approvePhoto(ctx, decision)
    return ok
  }),
  'reject-photo': defineAction(staffActions['reject-photo'], async (ctx, decision) => {
    await rejectPhoto(ctx, decision)
    return ok
  }),
}

export const safetyActions = {
  messages: defineAction(staffActions.messages, async (ctx, query) =>
    presentQueue(ctx, await listMessageReviews(ctx.db, query), {
      itemOf: ({ message }) => `message:${message.id}`,
      present: ({ review, message, locale }) => ({
        message: message.id,
        brand: review.brand,
        sender: review.sender,
        locale,
        state: review.outcome ?? 'waiting',
        created: review.created.toISOString(),
        weight: review.weight,
        found: [...new Set(message.findings?.map(({ kind }) => kind))],
        body: message.body,
      }),
    }),
  ),
  'judge-message': defineAction(staffActions['judge-message'], async (ctx, judgement) => {
    await reviewHeldMessage(ctx, judgement)
    return ok
  }),
  complaints: defineAction(staffActions.complaints, async (ctx, query) =>
    presentQueue(ctx, await listComplaints(ctx.db, query), {
      itemOf: ({ id }) => `complaint:${id}`,
      present: presentComplaintToStaff,
    }),
  ),
  'decide-complaint': defineAction(staffActions['decide-complaint'], async (ctx, decision) => ({
    complaint: presentComplaintToStaff(await decideComplaint(ctx, decision)),
  })),
  'preview-decision': defineAction(staffActions['preview-decision'], previewDecision),
  blocks: defineAction(staffActions.blocks, async ({ db }, { brand, ...query }) => {
    await requireMember(db, brand, query.member, 'member')
    return presentPage(await listMemberBlocks(db, query), ({ blocker, blocked, created }) => ({
      from: blocker,
      to: blocked,
      created: created.toISOString(),
    }))
  }),
  ban: defineAction(staffActions.ban, async (ctx, ban) => {
    await banMember(ctx, ban)
    return ok
  }),
  'preview-ban': defineAction(staffActions['preview-ban'], previewBan),
  'lift-ban': defineAction(staffActions['lift-ban'], async (ctx, ban) => {
    await liftBan(ctx, ban)
    return ok
  }),
}
