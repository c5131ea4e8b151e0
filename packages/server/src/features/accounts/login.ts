import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { openSession } from '../../platform/session/openSession.ts'
import { countTry, forgetTries, forgiveTry } from '../../platform/throttle/throttle.ts'
import type { MemberRow } from '../../tables/index.ts'
import { findByEmail } from './accounts.store.ts'
import { fitsPassword } from './passwords.ts'

/**
 * Wrong tries for one account from one address, for one account from anywhere, and from one address for
 * any account. The second is wide, so that a stranger cannot lock a member out by guessing a little.
 */
const limits = { here: 5, account: 30, address: 50 }
const windowSeconds = 15 * 60

/**
 * @returns the member, and the token for the session cookie
 * @throws DomainError login_failed, login_blocked (params.minutes), account_disabled, account_deleted
 */
export async function logIn(ctx: Ctx, { email, password }: { email: string; password: string }) {
  const { brand, db, visit } = ctx
  const account = `login:${brand.id}:${email.toLowerCase()}`
  const here = `${account}:${visit.address}`
  const address = `login:${visit.address}`
  await refuseTooMany(ctx, here, limits.here)
  await refuseTooMany(ctx, account, limits.account)
  await refuseTooMany(ctx, address, limits.address)
  const member = await findByEmail(db, brand.id, email)
  const fits = await fitsPassword(password, member?.passwordHash)
  if (!member || !fits) throw refuse('login_failed')
  refuseClosed(member)
  await forgetTries(db, here)
  await forgetTries(db, account)
  await forgiveTry(db, address)
  return { member, token: await openSession(db, ctx, member.id) }
}

/** @throws DomainError account_disabled, account_deleted */
export function refuseClosed({ status }: MemberRow): void {
  if (status === 'banned') throw refuse('account_disabled')
  if (status === 'deleting') throw refuse('account_deleted')
}

/** The try is counted before the password is looked at, so that many at once gain nothing. */
async function refuseTooMany({ db, clock }: Ctx, key: string, most: number) {
  const now = clock.now()
  const { count, ends } = await countTry(db, key, windowSeconds, now)
  if (count <= most) return
  const minutes = Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 60_000))
  throw refuse('login_blocked', { params: { minutes } })
}
