import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { blockMember } from './blocks/blockMember.ts'
import { readBlocks } from './blocks/readBlocks.ts'
import { unblockMember } from './blocks/unblockMember.ts'
import { fileComplaint } from './complaints/fileComplaint.ts'
import { presentComplaint } from './complaints/presentComplaint.ts'
import { appealComplaint, readComplaint, readOwnComplaints } from './complaints/readComplaint.ts'

const done = { ok: true } as const

export function blockRoutes(app: App): void {
  route(app, calls.blocks, async ({ ctx }) => ({ blocked: await readBlocks(ctx) }))
  route(app, calls.block, async ({ ctx, body }) => {
    await blockMember(ctx, body.profile)
    return done
  })
  route(app, calls.unblock, async ({ ctx, body }) => {
    await unblockMember(ctx, body.profile)
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
    complaints: (await readOwnComplaints(ctx)).map(presentComplaint),
  }))
}
