import { calls } from '@bouquet/contract'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { listOwnComplaints } from './complaints.store.ts'
import { fileComplaint } from './fileComplaint.ts'
import { presentComplaint } from './presentComplaint.ts'
import { appealComplaint, readComplaint } from './readComplaint.ts'

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
