import { calls } from '@bouquet/contract/schemas'
import type { Context } from 'hono'
import type { App, Env } from '../../platform/http/App.ts'
import { isCrossSite } from '../../platform/http/refuseCrossSite.ts'
import { route } from '../../platform/http/route.ts'
import { logAttempt, logSecurity } from '../../platform/securityLog/logSecurity.ts'
import { endSession } from '../../platform/session/endSessions.ts'
import {
  clearSessionCookie,
  type NewSession,
  startSession,
} from '../../platform/session/sessionCookie.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { findLinkOwner } from '../members/index.ts'
import { presentUser, readUser } from '../profiles/index.ts'
import { accountAt, accountOfLink } from './attemptedAccounts.ts'
import { changeMail, requestMailChange } from './changeMail.ts'
import { changeName } from './changeName.ts'
import { changePassword } from './changePassword.ts'
import { confirmAddressByLink, readConfirmation, sendConfirmationEmail } from './confirmAddress.ts'
import { logIn } from './login.ts'
import { proveBy } from './proveIdentity.ts'
import { requestReset, resetPassword } from './resetPassword.ts'
import { signUp, signupAttempt } from './signup.ts'
import { signupFormRoute } from './signupFormRoute.ts'
import { completeSignup, readStartedSignup, startSignup } from './startedSignup.ts'
import { finishSignupStep, updateUser } from './updateUser.ts'

const ok = { ok: true } as const

async function respondWithSession(http: Context<Env>, session: NewSession) {
  startSession(http, session)
  return { user: await presentUser(http.get('ctx'), session.member) }
}

/** Limits for resending the confirmation: the address is not verified yet and may be a stranger's. */
const resendLimits = [
  { most: 5, windowSeconds: 3_600 },
  { most: 10, windowSeconds: 86_400 },
] as const

export function accountRoutes(app: App): void {
  route(app, calls.getUser, async ({ ctx }) => ({
    user: ctx.viewer && (await readUser(ctx, ctx.viewer.id)),
  }))

  route(app, calls.login, async ({ ctx, body, http }) =>
    respondWithSession(
      http,
      await logAttempt(
        ctx,
        { kind: 'login', account: (entered) => entered?.member.id ?? accountAt(ctx, body.email) },
        () => logIn(ctx, body),
      ),
    ),
  )

  route(app, calls.updateUser, async ({ ctx, body }) => {
    await updateUser(ctx, body)
    return { user: await readUser(ctx, ctx.viewer.id) }
  })

  // A cross-site link to the logout path opens the site; the member stays logged in.
  app.on(calls.logout.method, calls.logout.path, (http, next) =>
    isCrossSite(http) ? Promise.resolve(http.redirect('/', 303)) : next(),
  )
  route(app, calls.logout, async ({ ctx, http }) => {
    const { brand, bus, db, viewer } = ctx
    if (viewer) {
      const owner = { bus, brand: brand.id, member: viewer.id }
      await db.transaction((tx) => endSession(tx, owner, viewer.sessionId))
      const { id: account } = viewer
      logSecurity(ctx, { kind: 'session.ended', account, result: 'ok', reason: 'logout' })
    }
    clearSessionCookie(http)
    // The cache contains photos that only the member may see. The page deletes everything else that the device keeps.
    http.header('clear-site-data', '"cache"')
    return ok
  })

  signupFormRoute(app)
  route(app, calls.signup, async ({ ctx, body, http }) => {
    const entered = await logAttempt(ctx, signupAttempt, () => signUp(ctx, body))
    return entered ? respondWithSession(http, entered) : { user: null }
  })

  route(app, calls.startSignup, async ({ ctx, body }) => {
    await startSignup(ctx, body)
    return ok
  })

  route(app, calls.startedSignup, async ({ ctx, query }) => ({
    signup: await readStartedSignup(ctx, query.token),
  }))

  route(app, calls.completeSignup, async ({ ctx, body, http }) =>
    respondWithSession(http, await logAttempt(ctx, signupAttempt, () => completeSignup(ctx, body))),
  )

  route(app, calls.finishSignupStep, async ({ ctx, body }) => {
    await finishSignupStep(ctx, body.step)
    return { user: await readUser(ctx, ctx.viewer.id) }
  })

  route(app, calls.resendConfirmation, async ({ ctx }) => {
    if (ctx.viewer.confirmedAt) return ok
    for (const limit of resendLimits) {
      const key = `confirmation:${limit.windowSeconds}:${ctx.viewer.id}`
      await limitRate(ctx, { key, ...limit })
    }
    await ctx.db.transaction((tx) => sendConfirmationEmail(tx, ctx, ctx.viewer))
    return ok
  })

  route(app, calls.confirmation, ({ ctx, query }) => readConfirmation(ctx, query.token))

  route(app, calls.confirmAddress, async ({ ctx, body: { token } }) => {
    const account = await accountOfLink(ctx, token, 'confirm')
    return logAttempt(ctx, { kind: 'address.confirmed', account }, () =>
      confirmAddressByLink(ctx, token),
    )
  })

  route(app, calls.requestReset, async ({ ctx, body }) => {
    const account = () => accountAt(ctx, body.email)
    await logAttempt(ctx, { kind: 'reset.asked', account }, () => requestReset(ctx, body.email))
    return ok
  })

  route(app, calls.resetPassword, async ({ ctx, body, http }) => {
    const account = await accountOfLink(ctx, body.token, 'reset')
    const reset = () => resetPassword(ctx, body)
    return respondWithSession(http, await logAttempt(ctx, { kind: 'reset.used', account }, reset))
  })

  route(app, calls.linkOwner, async ({ ctx: { db, viewer }, query }) => {
    const owner = await findLinkOwner(db, query.token)
    return { is_other: owner !== undefined && owner !== viewer.id }
  })

  route(app, calls.changeName, async ({ ctx, body }) => {
    await changeName(ctx, body.name)
    return { user: await readUser(ctx, ctx.viewer.id) }
  })

  route(app, calls.requestMailChange, async ({ ctx, body: { email, ...proof }, http }) => {
    const prove = proveBy({ ctx, http }, proof, { password: 'always', code: true })
    const attempt = { kind: 'address.asked', account: ctx.viewer.id } as const
    await logAttempt(ctx, attempt, () => requestMailChange(ctx, email, prove))
    return ok
  })

  route(app, calls.changeMail, async ({ ctx, body: { token } }) => {
    const account = await accountOfLink(ctx, token, 'change_email')
    const change = () => changeMail(ctx, token)
    return { email: await logAttempt(ctx, { kind: 'address.changed', account }, change) }
  })

  route(app, calls.changePassword, async ({ ctx, body, http }) => {
    const { old_password: password, code, ...chosen } = body
    const demand = { password: 'always', field: 'old_password', code: true } as const
    const prove = proveBy({ ctx, http }, { password, code }, demand)
    const attempt = { kind: 'password.changed', account: ctx.viewer.id } as const
    await logAttempt(ctx, attempt, () => changePassword(ctx, chosen, prove))
    return ok
  })
}
