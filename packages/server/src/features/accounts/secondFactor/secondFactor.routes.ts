import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { logAttempt } from '../../../platform/securityLog/logSecurity.ts'
import { renewSession } from '../../../platform/session/sessionCookie.ts'
import { memberHolder, memberOwner } from './factorHolder.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './manageSecondFactor.ts'

const ok = { ok: true } as const

export function secondFactorRoutes(app: App): void {
  route(app, calls.secondFactor, async ({ ctx }) => ({
    second_factor: await readSecondFactor(ctx.db, memberOwner(ctx.viewer)),
  }))

  route(app, calls.beginSecondFactor, ({ ctx, body }) =>
    logAttempt(ctx, { kind: 'second_factor.begun', account: ctx.viewer.id }, () =>
      beginSecondFactor(ctx, { holder: memberHolder(ctx), ...body }),
    ),
  )

  route(app, calls.confirmSecondFactor, async ({ ctx, body, http }) => {
    const recovery_codes = await logAttempt(
      ctx,
      { kind: 'second_factor.on', account: ctx.viewer.id },
      () => confirmSecondFactor(ctx, { holder: memberHolder(ctx), ...body }),
    )
    await renewSession(http)
    return { recovery_codes }
  })

  route(app, calls.endSecondFactor, async ({ ctx, body, http }) => {
    await logAttempt(ctx, { kind: 'second_factor.off', account: ctx.viewer.id }, () =>
      endSecondFactor(ctx, { holder: memberHolder(ctx), ...body }),
    )
    await renewSession(http)
    return ok
  })

  route(app, calls.renewRecoveryCodes, async ({ ctx, body }) => ({
    recovery_codes: await logAttempt(
      ctx,
      { kind: 'second_factor.codes', account: ctx.viewer.id },
      () => renewRecoveryCodes(ctx, { holder: memberHolder(ctx), ...body }),
    ),
  }))
}
