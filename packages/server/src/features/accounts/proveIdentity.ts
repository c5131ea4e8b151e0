import { type Proof, recentLoginMinutes } from '@bouquet/contract'
import type { Context } from 'hono'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Env } from '../../platform/http/App.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { renewSession } from '../../platform/session/sessionCookie.ts'
import { verifyPassword } from '../members/index.ts'
import { memberOwner } from './secondFactor/factorHolder.ts'
import { limitAttempts } from './secondFactor/limitAttempts.ts'
import { requireSecondFactor } from './secondFactor/verifyCode.ts'

interface Demand {
  /** Whether the password is always asked for, or only when the login is not recent. */
  readonly password: 'always' | 'unless_recent'
  /** The field of the request that has the password. */
  readonly field?: 'password' | 'old_password'
  /** Whether a code is asked for where a second factor is on. */
  readonly code: boolean
}

/** Proves who the viewer is, once what they ask for has been checked, so that no code is used up in vain. */
export type ProveIdentity = () => Promise<void>

/**
 * Checks a proof, and gives the session a new token. Wrong proofs are limited like logins.
 * @throws DomainError password_required, old_password_wrong, second_factor_required, second_factor_wrong,
 *   second_factor_used, login_blocked (params.minutes)
 */
export function proveBy(
  { ctx, http }: { readonly ctx: MemberCtx; readonly http: Context<Env> },
  { password, code }: Proof,
  { password: when, field = 'password', code: needsCode }: Demand,
): ProveIdentity {
  return async () => {
    const { clock, db, viewer } = ctx
    const age = clock.now().getTime() - viewer.authenticated.getTime()
    const needsPassword = when === 'always' || age > recentLoginMinutes * 60_000
    const owner = memberOwner(viewer)

    async function verify() {
      if (needsPassword) {
        if (password === undefined) throw refuse('password_required', { field })
        if (!(await verifyPassword(password, viewer.passwordHash)))
          throw refuse('old_password_wrong', { field })
      }
      const hasFactor = needsCode && (await requireSecondFactor(db, ctx, { owner, code }))
      return needsPassword || hasFactor
    }

    const isProven = await (password || code ? limitAttempts(ctx, owner, verify) : verify())
    if (isProven) await renewSession(http)
  }
}
