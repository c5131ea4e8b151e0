import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { logAttempt } from '../../../platform/securityLog/logSecurity.ts'
import { clearSessionCookie, startSession } from '../../../platform/session/sessionCookie.ts'
import { presentUser } from '../../profiles/index.ts'
import { accountAt, accountOfLink } from '../attemptedAccounts.ts'
import { proveBy } from '../proveIdentity.ts'
import { deleteAccount } from './deleteAccount.ts'
import { reactivateAccount, requestReactivation } from './reactivateAccount.ts'
import { readDeletionOffer } from './readDeletionOffer.ts'

export function deletionRoutes(app: App): void {
  route(app, calls.deletionOffer, ({ ctx }) => readDeletionOffer(ctx))

  route(app, calls.deleteAccount, async ({ ctx, body, http }) => {
    const { password, code, ...request } = body
    const demand = { password: 'unless_recent', code: true } as const
    const prove = proveBy({ ctx, http }, { password, code }, demand)
    const attempt = { kind: 'account.deleted', account: ctx.viewer.id } as const
    const eraseAfter = await logAttempt(ctx, attempt, async () => {
      await prove()
      return deleteAccount(ctx, request)
    })
    clearSessionCookie(http)
    return { erased_after: eraseAfter.toISOString() }
  })

  route(app, calls.requestReactivation, async ({ ctx, body }) => {
    const account = () => accountAt(ctx, body.email)
    await logAttempt(ctx, { kind: 'account.asked', account }, () =>
      requestReactivation(ctx, body.email),
    )
    return { ok: true } as const
  })

  route(app, calls.reactivate, async ({ ctx, body, http }) => {
    const account = await accountOfLink(ctx, body.token, 'reactivate')
    const entered = await logAttempt(ctx, { kind: 'account.restored', account }, () =>
      reactivateAccount(ctx, body),
    )
    startSession(http, entered)
    return { user: await presentUser(ctx, entered.member) }
  })
}
