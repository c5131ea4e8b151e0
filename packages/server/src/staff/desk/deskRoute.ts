import type { Access, Call } from '@bouquet/contract'
import { staffCookie, staffLifetimes } from '@bouquet/contract/staff'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { App, Env } from '../../platform/http/App.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { cookieName } from '../../platform/http/cookieName.ts'
import { describeCall } from '../../platform/http/describeCall.ts'
import { hashToken } from '../../platform/ids.ts'
import { findStaffSession } from '../accounts/logins.store.ts'
import { isPublished } from '../accounts/signIn.ts'
import { needsSecondFactor } from '../accounts/staffHolder.ts'
import type { DeskLogin } from '../accounts/staffSession.ts'
import { requireRole } from '../actions/defineAction.ts'

type StaffAccess = Exclude<Access, 'visitor' | 'member'>

/**
 * The login of the request, if its role may make the call. Where a second factor is required, staff without one
 * can only make calls that are open to all staff, such as those that set one up.
 * @throws DomainError authentication_required, forbidden, second_factor_not_set_up
 */
export async function requireStaff(http: Context<Env>, access: StaffAccess): Promise<DeskLogin> {
  const ctx = http.get('ctx')
  const { clock, db } = ctx
  const token = readDeskCookie(http)
  const login = token ? await findStaffSession(db, hashToken(token), clock.now()) : undefined
  if (!login || isPublished(ctx, login.staff)) throw refuse('authentication_required')
  http.set('staff', login.staff.id)
  requireRole(login.staff.role, access)
  if (access !== 'staff' && (await needsSecondFactor(ctx, login.staff)))
    throw refuse('second_factor_not_set_up')
  return login
}

/** Arguments of a handler. */
interface DeskRequest {
  readonly ctx: Ctx
  readonly login: DeskLogin
  readonly http: Context<Env>
}

type StaffCall = Call & { readonly access: StaffAccess }

/**
 * Serves a call for staff only, and adds it to the OpenAPI document. Fields that are not in the schema of the
 * response are dropped.
 */
export function deskRoute(
  app: App,
  call: StaffCall,
  handler: (asked: DeskRequest) => Promise<unknown>,
): void {
  app.openAPIRegistry.registerPath(describeCall(call))
  app.on(call.method, call.path, async (http) => {
    const login = await requireStaff(http, call.access)
    return http.json(call.response.parse(await handler({ ctx: http.get('ctx'), login, http })))
  })
}

const { path } = staffCookie

const nameFor = (http: Context<Env>) => cookieName(staffCookie, http.get('ctx').visit.isSecure)

const readDeskCookie = (http: Context<Env>): string | undefined => getCookie(http, nameFor(http))

export function writeDeskCookie(http: Context<Env>, token: string): void {
  setCookie(http, nameFor(http), token, {
    path,
    httpOnly: true,
    sameSite: 'Strict',
    secure: http.get('ctx').visit.isSecure,
    maxAge: staffLifetimes.sessionHours * 3_600,
  })
}

export function clearDeskCookie(http: Context<Env>): void {
  deleteCookie(http, nameFor(http), { path, secure: http.get('ctx').visit.isSecure })
}
