import type { Session } from '@bouquet/contract'
import { calls, sessionIdSchema } from '@bouquet/contract/schemas'
import type { App } from '../../../platform/http/App.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { route } from '../../../platform/http/route.ts'
import { logAttempt } from '../../../platform/securityLog/logSecurity.ts'
import { endSession, endSessions } from '../../../platform/session/endSessions.ts'
import { listSessions, markHidden } from '../../../platform/session/session.store.ts'
import { proveBy } from '../proveIdentity.ts'
import { parseDevice } from './device.rules.ts'

const ok = { ok: true } as const

export function sessionRoutes(app: App): void {
  route(app, calls.sessions, async ({ ctx }) => ({ sessions: await readSessions(ctx) }))

  route(app, calls.endSession, async ({ ctx, body: { session, ...proof }, http }) => {
    const { brand, bus, db, viewer } = ctx
    const prove = proveBy({ ctx, http }, proof, { password: 'unless_recent', code: false })
    const owner = { bus, brand: brand.id, member: viewer.id }
    await logAttempt(ctx, { kind: 'logins.ended', account: viewer.id }, async () => {
      await prove()
      await db.transaction((tx) =>
        session === 'others'
          ? endSessions(tx, owner, { kept: viewer.sessionId })
          : endSession(tx, owner, session),
      )
    })
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
