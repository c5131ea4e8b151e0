import { staffCalls } from '@bouquet/contract/staff'
import type { Context } from 'hono'
import type { z } from 'zod'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '../../features/accounts/index.ts'
import type { App } from '../../platform/http/App.ts'
import { readBody, readInput } from '../../platform/http/readInput.ts'
import { logAttempt } from '../../platform/securityLog/logSecurity.ts'
import { staffHolder, staffOwner } from '../accounts/staffHolder.ts'
import { ok } from '../actions/defineAction.ts'
import { deskRoute } from './deskRoute.ts'

const bodyOf = async <S extends z.ZodType>({ body }: { readonly body: S }, http: Context) =>
  readInput(body, await readBody(http))

/** The second factor of the logged-in member of staff. */
export function deskSecondFactorRoutes(app: App): void {
  deskRoute(app, staffCalls.deskSecondFactor, async ({ ctx, login }) => ({
    second_factor: {
      ...(await readSecondFactor(ctx.db, staffOwner(login.staff))),
      required: ctx.config.staffSecondFactor === 'required',
    },
  }))

  deskRoute(app, staffCalls.beginDeskSecondFactor, async ({ ctx, login, http }) => {
    const body = await bodyOf(staffCalls.beginDeskSecondFactor, http)
    return logAttempt(ctx, { kind: 'staff.second_factor.begun', account: login.staff.id }, () =>
      beginSecondFactor(ctx, { holder: staffHolder(ctx, login), ...body }),
    )
  })

  deskRoute(app, staffCalls.confirmDeskSecondFactor, async ({ ctx, login, http }) => {
    const body = await bodyOf(staffCalls.confirmDeskSecondFactor, http)
    const holder = staffHolder(ctx, login)
    const attempt = { kind: 'staff.second_factor.on', account: login.staff.id } as const
    const confirm = () => confirmSecondFactor(ctx, { holder, ...body })
    return { recovery_codes: await logAttempt(ctx, attempt, confirm) }
  })

  deskRoute(app, staffCalls.endDeskSecondFactor, async ({ ctx, login, http }) => {
    const body = await bodyOf(staffCalls.endDeskSecondFactor, http)
    await logAttempt(ctx, { kind: 'staff.second_factor.off', account: login.staff.id }, () =>
      endSecondFactor(ctx, { holder: staffHolder(ctx, login), ...body }),
    )
    return ok
  })

  deskRoute(app, staffCalls.renewDeskRecoveryCodes, async ({ ctx, login, http }) => {
    const body = await bodyOf(staffCalls.renewDeskRecoveryCodes, http)
    const holder = staffHolder(ctx, login)
    const attempt = { kind: 'staff.second_factor.codes', account: login.staff.id } as const
    const renew = () => renewRecoveryCodes(ctx, { holder, ...body })
    return { recovery_codes: await logAttempt(ctx, attempt, renew) }
  })
}
