import { staffActions as calls, type StaffActionName } from '@bouquet/contract/staff'
import type { Context } from 'hono'
import type { App } from '../../platform/http/App.ts'
import { actorOf } from '../accounts/auditStaff.ts'
import { deskActions } from '../actions/index.ts'
import { deskRoute } from './deskRoute.ts'

/** A route for every action of the contract; the command line runs the same actions. */
export function actionRoutes(app: App): void {
  for (const call of Object.values(calls)) {
    const name: StaffActionName = call.name
    deskRoute(app, call, async ({ ctx, login, http }) =>
      deskActions[name].perform({ ...ctx, actor: actorOf(login.staff) }, await readGiven(http)),
    )
  }
}

/** Undefined for a body that is not JSON, which the schema of the action refuses. */
const readGiven = (http: Context): unknown =>
  http.req.method === 'GET' ? http.req.query() : http.req.json().catch(() => undefined)
