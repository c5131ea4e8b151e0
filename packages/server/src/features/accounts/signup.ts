import type { Signup } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { openSession } from '../../platform/session/openSession.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { networkOf } from '../../platform/throttle/networkOf.ts'
import { hashPassword } from '../members/index.ts'
import { assureAge } from './ageAssurance/assureAge.ts'
import { createAccount } from './createAccount.ts'
import { checkFirstMessage } from './firstMessage.ts'
import { sendConfirmationEmail } from './sendConfirmationEmail.ts'
import { acceptsSignup, checkSignup, signupCountry } from './signup.rules.ts'

const limit = { most: 30, windowSeconds: 3_600 }

/**
 * Creates an account with its first credits, sends the confirmation link and logs the member in.
 * @returns the new member, and the token for the session cookie
 * @throws DomainError for a wrong field; nothing is stored then
 */
export async function signUp(ctx: Ctx, signup: Signup) {
  if (!acceptsSignup(ctx.brand.settings.signups, signup.tracking)) throw refuse('signups_closed')
  const passwordHash = await validateSignup(ctx, signup)
  return ctx.db.transaction(async (tx) => {
    const member = await createAccount(tx, ctx, { signup, passwordHash })
    await sendConfirmationEmail(tx, ctx, member)
    return { member, token: await openSession(tx, ctx, member.id) }
  })
}

/**
 * Applies every signup rule except that the address is free.
 * @returns the hash of the password
 */
export async function validateSignup(ctx: Ctx, signup: Signup): Promise<string> {
  const { brand, clock, visit } = ctx
  await limitRate(ctx, { key: `signup:${brand.id}:${networkOf(visit.address)}`, ...limit })
  checkSignup(signup, brand, clock.now())
  checkFirstMessage(brand, signup)
  await assureAge(ctx, { signup, country: signupCountry(ctx, signup) })
  return hashPassword(signup.password)
}
