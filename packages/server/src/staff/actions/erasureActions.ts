import { staffActions } from '@bouquet/contract/staff'
import {
  approveErasure,
  declineErasure,
  isOwnErasure,
  type ListedErasureRequest,
  pageErasureRequests,
  requestErasure,
} from '../../features/accounts/index.ts'
import { readActorNames } from '../../platform/audit.ts'
import { presentPage } from '../../platform/database/readPage.ts'
import { defineAction, ok } from './defineAction.ts'

export const erasureActions = {
  'request-erasure': defineAction(staffActions['request-erasure'], async (ctx, input) => ({
    request: await requestErasure(ctx, input),
  })),
  'erasure-requests': defineAction(staffActions['erasure-requests'], async (ctx, query) => {
    const page = await pageErasureRequests(ctx.db, query)
    const actors = page.items.flatMap(({ staff, decider }) =>
      decider === null ? [staff] : [staff, decider],
    )
    const names = await readActorNames(ctx.db, actors)
    return presentPage(page, (row) => presentErasureRequest(row, { names, actor: ctx.actor }))
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

interface Reader {
  /** Of staff, by their actors. */
  readonly names: ReadonlyMap<string, string>
  /** Who looks. */
  readonly actor: string
}

const presentErasureRequest = (row: ListedErasureRequest, { names, actor }: Reader) => ({
  request: row.id,
  brand: row.brand,
  member: row.member,
  name: row.name,
  state: row.state,
  by: names.get(row.staff) ?? row.staff,
  is_own: isOwnErasure(row, actor),
  reason: row.note,
  created: row.created.toISOString(),
  decided: row.decided?.toISOString() ?? null,
  decided_by: row.decider === null ? null : (names.get(row.decider) ?? row.decider),
  decision_reason: row.decisionNote,
})
