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
    return beginSecondFactor(ctx, { holder: staffHolder(ctx, login.staff), ...body })
  })

  deskRoute(app, staffCalls.confirmDeskSecondFactor, async ({ ctx, login, http }) => {
    const body = await bodyOf(staffCalls.confirmDeskSecondFactor, http)
    const holder = staffHolder(ctx, login.staff)
    return { recovery_codes: await confirmSecondFactor(ctx, { holder, ...body }) }
  })

  deskRoute(app, staffCalls.endDeskSecondFactor, async ({ ctx, login, http }) => {
    const body = await bodyOf(staffCalls.endDeskSecondFactor, http)
    await endSecondFactor(ctx, { holder: staffHolder(ctx, login.staff), ...body })
    return ok
  })

  deskRoute(app, staffCalls.renewDeskRecoveryCodes, async ({ ctx, login, http }) => {
    const body = await bodyOf(staffCalls.renewDeskRecoveryCodes, http)
    const holder = staffHolder(ctx, login.staff)
    return { recovery_codes: await renewRecoveryCodes(ctx, { holder, ...body }) }
  })
}
