import { staffActions } from '@bouquet/contract/staff'
import {
  approveErasure,
  declineErasure,
  pageErasureRequests,
  requestErasure,
} from '../../features/accounts/index.ts'
import { readActorNames } from '../../platform/audit.ts'
import { presentPage } from '../../platform/database/readPage.ts'
import { defineAction, ok } from './defineAction.ts'
import { actorsIn, presentApproval } from './presentApproval.ts'

export const erasureActions = {
  'request-erasure': defineAction(staffActions['request-erasure'], async (ctx, input) => ({
    request: await requestErasure(ctx, input),
  })),
  'erasure-requests': defineAction(staffActions['erasure-requests'], async (ctx, query) => {
    const page = await pageErasureRequests(ctx.db, query)
    const names = await readActorNames(ctx.db, actorsIn(page.items))
    return presentPage(page, (row) => ({
      ...presentApproval(row, { names, actor: ctx.actor }),
      member: row.member,
      name: row.name,
    }))
  }),
  'approve-erasure': defineAction(staffActions['approve-erasure'], async (ctx, input) => {
    await approveErasure(ctx, input)
    return ok
  }),
  'decline-erasure': defineAction(staffActions['decline-erasure'], async (ctx, input) => {
    await declineErasure(ctx, input)
    return ok
  }),
}
