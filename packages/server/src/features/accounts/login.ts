import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { openSession } from '../../platform/session/openSession.ts'
import { clearLoginTries, countLoginTry } from '../../platform/throttle/loginTries.ts'
import type { MemberRow } from '../../tables/index.ts'
import { findByEmail, fitsPassword } from '../members/index.ts'
import { memberOwner } from './secondFactor/memberHolder.ts'
import { proveSecondFactor } from './secondFactor/proveSecondFactor.ts'

interface Words {
  readonly email: string
  readonly password: string
  /** Needed where a second factor is on. */
  readonly code?: string | undefined
}

/**
 * A try counts until everything was right, so that codes can be guessed no more often than passwords.
 * @returns the member, and the token for the session cookie
 * @throws DomainError login_failed, login_blocked (params.minutes), account_disabled, account_deleted,
 * second_factor_required, second_factor_wrong, second_factor_used
 */
export async function logIn(ctx: Ctx, { email, password, code }: Words) {
  const { brand, db, visit } = ctx
  const tried = { realm: brand.id, email, address: visit.address }
  await countLoginTry(ctx, tried)
  const member = await findByEmail(db, brand.id, email)
  const fits = await fitsPassword(password, member?.passwordHash)
  if (!member || !fits) throw refuse('login_failed')
  refuseClosed(member)
  return db.transaction(async (tx) => {
    await proveSecondFactor(tx, ctx, memberOwner(member), code)
    await clearLoginTries({ ...ctx, db: tx }, tried)
    return { member, token: await openSession(tx, ctx, member.id) }
  })
}

/** @throws DomainError account_disabled, account_deleted */
export function refuseClosed({ status }: MemberRow): void {
  if (status === 'banned') throw refuse('account_disabled')
  if (status === 'deleting') throw refuse('account_deleted')
}
