import type { Signup } from '@bouquet/contract'
import { checkAll } from '../../platform/errors/checkAll.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { AgeAssurance } from '../../platform/ports.ts'
import { createLoginSession } from '../../platform/session/createLoginSession.ts'
import type { NewSession } from '../../platform/session/sessionCookie.ts'
import { limitRate, networkOf } from '../../platform/throttle/limitRate.ts'
import { ageAt, findMemberByEmail, hashPassword } from '../members/index.ts'
import { detectCountry } from '../places/index.ts'
import { readSignups } from '../settings/index.ts'
import { sendConfirmationEmail } from './confirmAddress.ts'
import { createAccount } from './createAccount.ts'
import { tellHolder } from './discreet.ts'
import { checkFirstMessage } from './firstMessage.ts'
import { acceptsSignup, signupChecks, signupCountry } from './signup.rules.ts'

const limit = { most: 30, windowSeconds: 3_600 }

/** Name of the attempt in the security log. */
export const signupAttempt = {
  kind: 'signup',
  account: (entered: NewSession | null | undefined) => entered?.member.id,
} as const

/**
 * Creates an account with its first credits, sends the confirmation link and logs the member in. A discreet brand
 * logs nobody in: otherwise a response without a login would reveal that the address has an account. The holder of
 * that account is told by mail.
 * @returns the new member, and the token for the session cookie; null on a discreet brand
 * @throws DomainError for a wrong field; nothing is stored then
 */
export async function signUp(ctx: Ctx, signup: Signup): Promise<NewSession | null> {
  const { discreet } = ctx.brand.settings
  const signups = await readSignups(ctx.db, ctx.brand)
  if (!acceptsSignup(signups, signup.tracking)) throw refuse('signups_closed')
  const passwordHash = await validateSignup(ctx, signup)
  const create = () =>
    ctx.db.transaction(async (tx) => {
      const member = await createAccount(tx, ctx, { signup, passwordHash })
      await sendConfirmationEmail(tx, ctx, member)
      return discreet ? null : { member, token: await createLoginSession(tx, ctx, member.id) }
    })
  return create().catch(async (thrown: unknown) => {
    const holder = discreet && (await findMemberByEmail(ctx.db, ctx.brand.id, signup.email))
    if (!holder) throw thrown
    await tellHolder(ctx, holder)
    return null
  })
}

/**
 * Applies every signup rule except that the address is free.
 * @returns the hash of the password
 */
export async function validateSignup(ctx: Ctx, signup: Signup): Promise<string> {
  const { brand, clock, visit } = ctx
  await limitRate(ctx, { key: `signup:${brand.id}:${networkOf(visit.address)}`, ...limit })
  await checkAll([
    ...signupChecks(signup, brand, clock.now()),
    () => checkFirstMessage(brand, signup),
  ])
  await assureAge(ctx, { signup, country: signupCountry(ctx, signup) })
  return hashPassword(signup.password)
}

/**
 * Checks that a person is old enough for the brand. The provider follows from the stated country and from the
 * country of the network address, so that stating another country does not avoid the check.
 * @throws DomainError too_young (params.min_age), age_proof_needed (params.provider)
 */
async function assureAge(
  ctx: Ctx,
  { signup, country }: { readonly signup: Signup; readonly country: string },
): Promise<void> {
  const { ageAssurances, brand, clock, visit } = ctx
  const here = await detectCountry({ address: visit.address, fromHeader: undefined })
  const provider = ageAssurances.get(country) ?? ageAssurances.get(here ?? country) ?? selfDeclared
  const { min_age: minAge } = brand.settings
  const verdict = await provider.assure({
    dateOfBirth: signup.date_of_birth,
    minAge,
    now: clock.now(),
    proof: signup.age_proof ?? null,
  })
  switch (verdict) {
    case 'old_enough':
      return
    case 'too_young':
      throw refuse('too_young', { field: 'date_of_birth', params: { min_age: minAge } })
    case 'proof_needed':
      throw refuse('age_proof_needed', { field: 'age_proof', params: { provider: provider.name } })
  }
}

/** Accepts the stated date of birth without proof. */
const selfDeclared: AgeAssurance = {
  name: 'self-declared',
  assure: async ({ dateOfBirth, minAge, now }) =>
    ageAt(dateOfBirth, now) >= minAge ? 'old_enough' : 'too_young',
}
