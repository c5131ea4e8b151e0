import type { Access, Call } from '@bouquet/contract'
import type { Context } from 'hono'
import { readSecondFactor } from '../../features/accounts/index.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { App, Env } from '../../platform/http/App.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { describeCall } from '../../platform/http/describeCall.ts'
import { hashToken } from '../../platform/ids.ts'
import { findLogin } from '../accounts/logins.store.ts'
import type { DeskLogin } from '../accounts/signOut.ts'
import { staffOwner } from '../accounts/staffHolder.ts'
import { requireRole } from '../actions/defineAction.ts'
import { readDeskCookie } from './cookie.ts'

type StaffAccess = Exclude<Access, 'visitor' | 'member'>

/**
 * Who of the staff asks, if they may.
 * Where a second factor is required, who has none may only look after their own login, which is all that is open
 * to staff of any role.
 * @throws DomainError authentication_required, forbidden, second_factor_not_set_up
 */
export async function requireStaff(http: Context<Env>, access: StaffAccess): Promise<DeskLogin> {
  const { clock, config, db } = http.get('ctx')
  const token = readDeskCookie(http)
  const login = token ? await findLogin(db, hashToken(token), clock.now()) : undefined
  if (!login) throw refuse('authentication_required')
  requireRole(login.staff.role, access)
  if (access !== 'staff' && config.staffSecondFactor === 'required') {
    const { on } = await readSecondFactor(db, staffOwner(login.staff))
    if (!on) throw refuse('second_factor_not_set_up')
  }
  return login
}

/** What a handler of the desk is given. */
interface DeskRequest {
  readonly ctx: Ctx
  readonly login: DeskLogin
  readonly http: Context<Env>
}

type StaffCall = Call & { readonly access: StaffAccess }

/**
 * Serves a call that is open to staff alone, and adds it to the OpenAPI document. The answer's schema drops
 * whatever it does not name.
 */
export function deskRoute(
  app: App,
  call: StaffCall,
  handler: (asked: DeskRequest) => Promise<unknown>,
): void {
  app.openAPIRegistry.registerPath(describeCall(call))
  app.on(call.method, call.path, async (http) => {
    const login = await requireStaff(http, call.access)
    return http.json(call.answer.parse(await handler({ ctx: http.get('ctx'), login, http })))
  })
}
