import { staffActions as calls, type StaffActionName } from '@bouquet/contract/staff'
import type { Context } from 'hono'
import type { App } from '../../platform/http/App.ts'
import { actorOf } from '../accounts/auditStaff.ts'
import { deskActs } from '../acts/index.ts'
import { deskRoute } from './deskRoute.ts'

/** Every act of the contract as a call; the command line runs the same acts. */
export function actRoutes(app: App): void {
  for (const call of Object.values(calls)) {
    const name: StaffActionName = call.name
    deskRoute(app, call, async ({ ctx, login, http }) =>
      deskActs[name].perform({ ...ctx, actor: actorOf(login.staff) }, await readGiven(http)),
    )
  }
}

/** What no schema takes is refused by the act as whatever else does not fit. */
const readGiven = (http: Context): unknown =>
  http.req.method === 'GET' ? http.req.query() : http.req.json().catch(() => undefined)
