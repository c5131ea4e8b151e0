import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { createLoginSession } from '../../platform/session/createLoginSession.ts'
import { clearLoginAttempts, countLoginAttempt } from '../../platform/throttle/loginAttempts.ts'
import type { MemberRow } from '../../tables/index.ts'
import { demoEmail, findMemberByEmail, verifyPassword } from '../members/index.ts'
import { memberOwner } from './secondFactor/factorHolder.ts'
import { limitCodeAttempts } from './secondFactor/limitAttempts.ts'
import { requireSecondFactor } from './secondFactor/verifyCode.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  /** Required with a second factor. */
  readonly code?: string | undefined
}

/**
 * Logs a member in. An attempt counts as failed until both password and code are right, so that codes are
 * rate-limited like passwords.
 * @returns the member, and the token for the session cookie
 * @throws DomainError login_failed, login_blocked (params.minutes), account_disabled, account_deleted,
 * second_factor_required, second_factor_wrong, second_factor_used
 */
export async function logIn(ctx: Ctx, { email, password, code }: Credentials) {
  const { brand, db, visit } = ctx
  const attempt = { realm: brand.id, email, address: visit.address }
  await countLoginAttempt(ctx, attempt)
  const member = await findMemberByEmail(db, brand.id, email)
  const isCorrect = await verifyPassword(password, member?.passwordHash)
  if (!member || !isCorrect || isPublished(ctx, member)) throw refuse('login_failed')
  refuseClosedAccount(member)
  const owner = memberOwner(member)
  const enter = () =>
    db.transaction(async (tx) => {
      await requireSecondFactor(tx, ctx, { owner, code })
      await clearLoginAttempts({ ...ctx, db: tx }, attempt)
      return { member, token: await createLoginSession(tx, ctx, member.id) }
    })
  return limitCodeAttempts(ctx, { owner, code }, enter)
}

/**
 * Whether the password is public: that of a demo's account, on a site that has become real or is reached like a real
 * one.
 */
const isPublished = ({ brand, config, visit }: Ctx, { email }: MemberRow): boolean =>
  !(config.demo && visit.isLocal) && email === demoEmail(brand)

export function isClosed({ status }: MemberRow): boolean {
  return status === 'banned' || status === 'deleting'
}

/** @throws DomainError account_disabled, account_deleted */
export function refuseClosedAccount({ status }: Pick<MemberRow, 'status'>): void {
  if (status === 'banned') throw refuse('account_disabled')
  if (status === 'deleting') throw refuse('account_deleted')
}
