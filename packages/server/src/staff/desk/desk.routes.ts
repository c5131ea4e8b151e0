import type { ResponseOf } from '@bouquet/contract'
import {
  staffActions as calls,
  type StaffActionName,
  staffCalls,
  staffPictures,
} from '@bouquet/contract/staff'
import type { Context } from 'hono'
import { z } from 'zod'
import { isOpenToStaff } from '../../features/profiles/index.ts'
import { openEvidence } from '../../features/safety/index.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { App, Env } from '../../platform/http/App.ts'
import { readInput } from '../../platform/http/readInput.ts'
import { route } from '../../platform/http/route.ts'
import { logAttempt, logSecurity } from '../../platform/securityLog/logSecurity.ts'
import { actorOf } from '../accounts/auditStaff.ts'
import { acceptInvitation, staffOfInvitation } from '../accounts/invitations.ts'
import { signIn, staffOfEmail } from '../accounts/signIn.ts'
import { needsSecondFactor } from '../accounts/staffHolder.ts'
import { type StartedStaffSession, signOut } from '../accounts/staffSession.ts'
import { ok } from '../actions/defineAction.ts'
import { deskActions } from '../actions/index.ts'
import { clearDeskCookie, deskRoute, requireStaff, writeDeskCookie } from './deskRoute.ts'

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

const photoQuery = z.object({ photo: z.uuid() })
const evidenceQuery = z.object({ case: z.uuid(), place: z.coerce.number().int().min(0).max(100) })

/** Unblurred pictures for moderators: photos that they judge, and the evidence of complaints. */
export function deskPictureRoutes(app: App): void {
  app.get(staffPictures.photo, async (http) => {
    await requireStaff(http, 'moderator')
    const { photo } = readInput(photoQuery, http.req.query())
    const { db, photoFiles } = http.get('ctx')
    // Pictures of chats are in the same store, and moderators have no reason to open approved photos by themselves.
    const bytes = (await isOpenToStaff(db, photo)) && (await photoFiles.read(`${photo}/large.jpeg`))
    if (!bytes) throw refuse('not_found')
    return pictureResponse(http, bytes)
  })

  app.get(staffPictures.evidence, async (http) => {
    const { staff } = await requireStaff(http, 'moderator')
    const { case: complaint, place } = readInput(evidenceQuery, http.req.query())
    const ctx = { ...http.get('ctx'), actor: actorOf(staff) }
    return pictureResponse(http, await openEvidence(ctx, { complaint, place }))
  })
}

const pictureResponse = (http: Context<Env>, bytes: Uint8Array<ArrayBuffer>) =>
  http.body(bytes, 200, { 'content-type': 'image/jpeg', 'content-disposition': 'inline' })

/** Login, logout and invitations of staff. */
export function deskSessionRoutes(app: App): void {
  deskRoute(app, staffCalls.deskLogin, async ({ http, login }) =>
    present(http, { staff: login.staff, ends: login.session.ends }),
  )
  route(app, staffCalls.deskSignIn, async ({ ctx, body, http }) =>
    welcome(
      http,
      await logAttempt(
        ctx,
        {
          kind: 'staff.login',
          account: async (entered) =>
            entered?.staff.id ?? (await staffOfEmail(ctx, body.email))?.id,
        },
        () => signIn(ctx, body),
      ),
    ),
  )
  deskRoute(app, staffCalls.deskSignOut, async ({ ctx, login, http }) => {
    await signOut(ctx, login)
    const { id: account } = login.staff
    logSecurity(ctx, { kind: 'staff.session.ended', account, result: 'ok', reason: 'logout' })
    clearDeskCookie(http)
    return ok
  })
  route(app, staffCalls.acceptInvitation, async ({ ctx, body, http }) =>
    welcome(
      http,
      await logAttempt(
        ctx,
        {
          kind: 'staff.invitation',
          account: async (entered) =>
            entered?.staff.id ?? (await staffOfInvitation(ctx, body.token))?.id,
        },
        () => acceptInvitation(ctx, body),
      ),
    ),
  )
}

function welcome(http: Context<Env>, entered: StartedStaffSession) {
  writeDeskCookie(http, entered.token)
  return present(http, entered)
}

async function present(
  http: Context<Env>,
  { staff, ends }: Omit<StartedStaffSession, 'token'>,
): Promise<ResponseOf<typeof staffCalls.deskLogin>> {
  const ctx = http.get('ctx')
  return {
    staff,
    ends: ends.toISOString(),
    brands: ctx.brands.all().map(({ id, name }) => ({ id, name })),
    second_factor_needed: await needsSecondFactor(ctx, staff),
  }
}
