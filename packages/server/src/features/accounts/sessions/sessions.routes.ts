import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { logAttempt } from '../../../platform/securityLog/logSecurity.ts'
import { endSession, endSessions } from '../../../platform/session/endSessions.ts'
import { proveBy } from '../proveIdentity.ts'
import { markPageHidden } from './markPageHidden.ts'
import { readSessions } from './readSessions.ts'

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
          ? endSessions(tx, owner, { except: viewer.sessionId })
          : endSession(tx, owner, session),
      )
    })
    return { sessions: await readSessions(ctx) }
  })

  route(app, calls.pageHidden, async ({ ctx }) => {
    await markPageHidden(ctx)
    return ok
  })
}
