import { calls, type Session, sessionIdSchema } from '@bouquet/contract'
import type { App } from '../../../platform/http/App.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { route } from '../../../platform/http/route.ts'
import { logSecurity } from '../../../platform/securityLog/logSecurity.ts'
import {
  deleteOtherSessions,
  deleteSessionOf,
  listSessions,
  markHidden,
} from '../../../platform/session/session.store.ts'
import { parseDevice } from './device.rules.ts'

const ok = { ok: true } as const

export function sessionRoutes(app: App): void {
  route(app, calls.sessions, async ({ ctx }) => ({ sessions: await readSessions(ctx) }))

  route(app, calls.endSession, async ({ ctx, body: { session } }) => {
    const { db, viewer } = ctx
    if (session === 'others') await deleteOtherSessions(db, viewer.id, viewer.sessionId)
    else await deleteSessionOf(db, viewer.id, session)
    const reason = session === 'others' ? 'others' : 'one'
    logSecurity(ctx, { kind: 'session.ended', account: viewer.id, result: 'ok', reason })
    return { sessions: await readSessions(ctx) }
  })

  route(app, calls.pageHidden, async ({ ctx }) => {
    if (ctx.viewer) await markHidden(ctx.db, ctx.viewer.sessionId, ctx.clock.now())
    return ok
  })
}

/** The viewer's valid sessions. */
async function readSessions({ db, viewer, clock }: MemberCtx): Promise<Session[]> {
  const rows = await listSessions(db, viewer.id, clock.now())
  return rows.map(({ id, userAgent: agent, created, lastSeen: seen }) => ({
    id: sessionIdSchema.parse(id),
    device: parseDevice(agent),
    created: created.toISOString(),
    last_seen: seen.toISOString(),
    current: id === viewer.sessionId,
  }))
}
