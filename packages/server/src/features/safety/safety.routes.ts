import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { deleteBlock, listBlocked } from '../members/index.ts'
import { blockMember } from './blocks/blockMember.ts'
import { listOwnComplaints } from './complaints/complaints.store.ts'
import { fileComplaint } from './complaints/fileComplaint.ts'
import { presentComplaint } from './complaints/presentComplaint.ts'
import { appealComplaint, readComplaint } from './complaints/readComplaint.ts'

const done = { ok: true } as const

export function blockRoutes(app: App): void {
  route(app, calls.blocks, async ({ ctx }) => {
    const rows = await listBlocked(ctx.db, ctx.viewer.id)
    const blocked = rows.map(({ id, name, created }) => ({
      id,
      name,
      blocked_at: created.toISOString(),
    }))
    return { blocked }
  })
  route(app, calls.block, async ({ ctx, body }) => {
    await blockMember(ctx, body.profile)
    return done
  })
  route(app, calls.unblock, async ({ ctx, body }) => {
    await deleteBlock(ctx.db, ctx.viewer.id, body.profile)
    return done
  })
}

export function complaintRoutes(app: App): void {
  route(app, calls.complain, ({ ctx, body }) => fileComplaint(ctx, body))
  route(app, calls.complaint, async ({ ctx, query }) => ({
    complaint: presentComplaint(await readComplaint(ctx, query)),
  }))
  route(app, calls.appealComplaint, async ({ ctx, body }) => ({
    complaint: presentComplaint(await appealComplaint(ctx, body)),
  }))
  route(app, calls.complaints, async ({ ctx }) => ({
    complaints: (await listOwnComplaints(ctx.db, ctx.viewer.id)).map(presentComplaint),
  }))
}
