import { calls } from '@bouquet/contract'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { clearSessionCookie, startSession } from '../../../platform/session/sessionCookie.ts'
import { presentUser } from '../../profiles/index.ts'
import { deleteAccount } from './deleteAccount.ts'
import { reactivateAccount, requestReactivation } from './reactivateAccount.ts'
import { readDeletionOffer } from './readDeletionOffer.ts'

export function deletionRoutes(app: App): void {
  route(app, calls.deletionOffer, ({ ctx }) => readDeletionOffer(ctx))

  route(app, calls.deleteAccount, async ({ ctx, body, http }) => {
    const eraseAfter = await deleteAccount(ctx, body)
    clearSessionCookie(http)
    return { erased_after: eraseAfter.toISOString() }
  })

  route(app, calls.requestReactivation, async ({ ctx, body }) => {
    await requestReactivation(ctx, body.email)
    return { ok: true } as const
  })

  route(app, calls.reactivate, async ({ ctx, body, http }) => {
    const entered = await reactivateAccount(ctx, body)
    startSession(http, entered)
    return { user: await presentUser(ctx, entered.member) }
  })
}
