import type { PendingSignup, Signup } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { openSession } from '../../platform/session/openSession.ts'
import { findMember } from '../members/index.ts'
import { confirmAddress } from './confirmAddress.ts'
import { createAccount } from './createAccount.ts'
import { validateSignup } from './signup.ts'
import { consumeStartedSignup, findStartedSignup } from './startedSignups.store.ts'

/** @throws DomainError link_invalid */
export async function readStartedSignup(
  { brand, clock, db }: Ctx,
  token: string,
): Promise<PendingSignup> {
  const start = await findStartedSignup(db, brand.id, token, clock.now())
  if (!start) throw refuse('link_invalid')
  return start
}

/**
 * Creates the account of a signup started elsewhere. Having the link proves access to the mailbox, so its
 * address is confirmed. Tracking data and a first message come from where the signup was started.
 * @returns the new member, and the token for the session cookie
 * @throws DomainError link_invalid, or the error of a wrong field, after which the link can be used again
 */
export async function completeSignup(
  ctx: Ctx,
  { token, ...typed }: Omit<Signup, 'email'> & { readonly token: string },
) {
  const { brand, clock, db } = ctx
  const signup = { ...(await readStartedSignup(ctx, token)), ...typed }
  const passwordHash = await validateSignup(ctx, signup)
  return db.transaction(async (tx) => {
    if (!(await consumeStartedSignup(tx, brand.id, token, clock.now())))
      throw refuse('link_invalid')
    const created = await createAccount(tx, ctx, { signup, passwordHash })
    await confirmAddress(tx, ctx, created)
    const member = (await findMember(tx, created.id)) ?? created
    return { member, token: await openSession(tx, ctx, created.id) }
  })
}
