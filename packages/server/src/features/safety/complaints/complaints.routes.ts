import { calls } from '@bouquet/contract'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { complain } from './complain.ts'
import { findOwn } from './complaints.store.ts'
import { presentComplaint } from './presentComplaint.ts'
import { appeal, readCase } from './readCase.ts'

export function complaintRoutes(app: App): void {
  route(app, calls.complain, ({ ctx, body }) => complain(ctx, body))
  route(app, calls.complaint, async ({ ctx, query }) => ({
    complaint: presentComplaint(await readCase(ctx, query)),
  }))
  route(app, calls.appealComplaint, async ({ ctx, body }) => ({
    complaint: presentComplaint(await appeal(ctx, body)),
  }))
  route(app, calls.complaints, async ({ ctx }) => ({
    complaints: (await findOwn(ctx.db, ctx.viewer.id)).map(presentComplaint),
  }))
}
