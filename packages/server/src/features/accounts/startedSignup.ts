import { type PendingSignup, type Signup, withoutSensitive } from '@bouquet/contract'
import { secondsAfter } from '../../platform/clock.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { mailedLink } from '../../platform/mail/mailedLink.ts'
import { createLoginSession } from '../../platform/session/createLoginSession.ts'
import { originOf } from '../../platform/tenant/Brands.ts'
import { limitRate, networkOf } from '../../platform/throttle/limitRate.ts'
import { findMember, findMemberByEmail } from '../members/index.ts'
import { emptyAttributes, readSignups } from '../settings/index.ts'
import { confirmAddress } from './confirmAddress.ts'
import { createAccount } from './createAccount.ts'
import { tellHolder } from './discreet.ts'
import { checkName } from './name.rules.ts'
import { acceptsSignup, checkEmail, emailHeldError } from './signup.rules.ts'
import { validateSignup } from './signup.ts'
import {
  consumeStartedSignup,
  findStartedSignup,
  insertStartedSignup,
} from './startedSignups.store.ts'

const lifetimeSeconds = 7 * 86_400

/**
 * Saves a signup started elsewhere and sends the link to continue it on any device. No account is created yet.
 * @throws DomainError signups_closed, email_invalid, too_many_requests, and those of a name; unless the brand is
 * discreet, email_taken and email_being_deleted
 */
export async function startSignup(ctx: Ctx, given: PendingSignup): Promise<void> {
  const { brand, clock, config, db, locale, mail, visit } = ctx
  const { email } = given
  if (!acceptsSignup(await readSignups(db, brand), given.tracking)) throw refuse('signups_closed')
  checkEmail(email)
  if (given.name) checkName(given.name, email, brand)
  const networkKey = `signup-start:${brand.id}:${networkOf(visit.address)}`
  await limitRate(ctx, { key: networkKey, most: 100, windowSeconds: 3_600 })
  const key = `signup-start:${brand.id}:${email.toLowerCase()}`
  await limitRate(ctx, { key, most: 3, windowSeconds: 86_400 })
  const holder = await findMemberByEmail(db, brand.id, email)
  if (holder) {
    if (!brand.settings.discreet) throw emailHeldError(holder)
    await tellHolder(ctx, holder)
    return
  }
  await db.transaction(async (tx) => {
    const now = clock.now()
    const token = await insertStartedSignup(tx, {
      brand: brand.id,
      data: withConsentOnly(given),
      now,
      lifetimeSeconds,
    })
    await mail.send(tx, {
      brand: brand.id,
      to: email,
      locale: given.language ?? locale,
      email: {
        kind: 'started_signup',
        name: given.name ?? '',
        link: mailedLink(originOf(config, brand), 'started_signup', token),
        ends: secondsAfter(now, lifetimeSeconds).toISOString(),
      },
    })
  })
}

/** Drops sensitive interests unless consent was given. */
function withConsentOnly(given: PendingSignup): PendingSignup {
  if (given.sensitive_data || !given.interests) return given
  const { interests } = withoutSensitive({ ...emptyAttributes, interests: given.interests })
  return { ...given, interests }
}

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
    return { member, token: await createLoginSession(tx, ctx, created.id) }
  })
}
