import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { openSession } from '../../platform/session/openSession.ts'
import { countLogin, forgiveLogin } from '../../platform/throttle/loginTries.ts'
import type { MemberRow } from '../../tables/index.ts'
import { findByEmail } from './accounts.store.ts'
import { fitsPassword } from './passwords.ts'

/**
 * @returns the member, and the token for the session cookie
 * @throws DomainError login_failed, login_blocked (params.minutes), account_disabled, account_deleted
 */
export async function logIn(ctx: Ctx, { email, password }: { email: string; password: string }) {
  const { brand, db, visit } = ctx
  const tried = { realm: brand.id, email, address: visit.address }
  await countLogin(ctx, tried)
  const member = await findByEmail(db, brand.id, email)
  const fits = await fitsPassword(password, member?.passwordHash)
  if (!member || !fits) throw refuse('login_failed')
  refuseClosed(member)
  await forgiveLogin(db, tried)
  return { member, token: await openSession(db, ctx, member.id) }
}

/** @throws DomainError account_disabled, account_deleted */
export function refuseClosed({ status }: MemberRow): void {
  if (status === 'banned') throw refuse('account_disabled')
  if (status === 'deleting') throw refuse('account_deleted')
}
