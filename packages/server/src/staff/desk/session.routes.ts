import type { AnswerOf } from '@bouquet/contract'
import { staffCalls } from '@bouquet/contract/staff'
import type { Context } from 'hono'
import type { App, Env } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { acceptInvitation } from '../accounts/invitations.ts'
import { signIn } from '../accounts/signIn.ts'
import { type StartedStaffSession, signOut } from '../accounts/staffSession.ts'
import { ok } from '../actions/defineAction.ts'
import { clearDeskCookie, deskRoute, writeDeskCookie } from './deskRoute.ts'

/** Login, logout and invitations of staff. */
export function deskSessionRoutes(app: App): void {
  deskRoute(app, staffCalls.deskLogin, async ({ http, login }) =>
    present(http, { staff: login.staff, ends: login.session.ends }),
  )
  route(app, staffCalls.deskSignIn, async ({ ctx, body, http }) =>
    welcome(http, await signIn(ctx, body)),
  )
  deskRoute(app, staffCalls.deskSignOut, async ({ ctx, login, http }) => {
    await signOut(ctx, login)
    clearDeskCookie(http)
    return ok
  })
  route(app, staffCalls.acceptInvitation, async ({ ctx, body, http }) =>
    welcome(http, await acceptInvitation(ctx, body)),
  )
}

function welcome(http: Context<Env>, entered: StartedStaffSession) {
  writeDeskCookie(http, entered.token, http.get('ctx').visit.isSecure)
  return present(http, entered)
}

const present = (
  http: Context<Env>,
  { staff, ends }: Omit<StartedStaffSession, 'token'>,
): AnswerOf<typeof staffCalls.deskLogin> => ({
  staff,
  ends: ends.toISOString(),
  brands: http
    .get('ctx')
    .brands.all()
    .map(({ id, name }) => ({ id, name })),
})
