import { deskCalls } from '@bouquet/contract/staff'
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
import { staffHolder, staffOwner } from '../accounts/staffHolder.ts'
import { ok } from '../acts/act.ts'
import { deskRoute } from './deskRoute.ts'

const bodyOf = async <S extends z.ZodType>({ body }: { readonly body: S }, http: Context) =>
  readInput(body, await readBody(http))

/** Managing one's own second factor at the desk. */
export function deskSecondFactorRoutes(app: App): void {
  deskRoute(app, deskCalls.deskSecondFactor, async ({ ctx, login }) => ({
    second_factor: {
      ...(await readSecondFactor(ctx.db, staffOwner(login.staff))),
      required: ctx.config.staffSecondFactor === 'required',
    },
  }))

  deskRoute(app, deskCalls.beginDeskSecondFactor, async ({ ctx, login, http }) => {
    const body = await bodyOf(deskCalls.beginDeskSecondFactor, http)
    return beginSecondFactor(ctx, staffHolder(ctx, login.staff), body)
  })

  deskRoute(app, deskCalls.confirmDeskSecondFactor, async ({ ctx, login, http }) => {
    const body = await bodyOf(deskCalls.confirmDeskSecondFactor, http)
    const holder = staffHolder(ctx, login.staff)
    return { recovery_codes: await confirmSecondFactor(ctx, holder, body) }
  })

  deskRoute(app, deskCalls.endDeskSecondFactor, async ({ ctx, login, http }) => {
    const body = await bodyOf(deskCalls.endDeskSecondFactor, http)
    await endSecondFactor(ctx, staffHolder(ctx, login.staff), body)
    return ok
  })

  deskRoute(app, deskCalls.renewDeskRecoveryCodes, async ({ ctx, login, http }) => {
    const body = await bodyOf(deskCalls.renewDeskRecoveryCodes, http)
    const holder = staffHolder(ctx, login.staff)
    return { recovery_codes: await renewRecoveryCodes(ctx, holder, body) }
  })
}
