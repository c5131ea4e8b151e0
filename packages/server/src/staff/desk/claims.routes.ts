import { staffCalls } from '@bouquet/contract/staff'
import type { App } from '../../platform/http/App.ts'
import { readBody, readInput } from '../../platform/http/readInput.ts'
import { ok } from '../actions/defineAction.ts'
import { claimItem, releaseItem } from '../claims/claims.ts'
import { deskRoute } from './deskRoute.ts'

/** Claims of items in the queues. */
export function deskClaimRoutes(app: App): void {
  deskRoute(app, staffCalls.claimItem, async ({ ctx, login, http }) => {
    const { item } = readInput(staffCalls.claimItem.body, await readBody(http))
    return { claim: await claimItem(ctx, { item, person: login.staff }) }
  })

  deskRoute(app, staffCalls.releaseItem, async ({ ctx, login, http }) => {
    const { item } = readInput(staffCalls.releaseItem.query, http.req.query())
    await releaseItem(ctx, { item, person: login.staff })
    return ok
  })
}
