import { type PendingSignup, withoutSensitive } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { originOf } from '../../platform/tenant/originOf.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { networkOf } from '../../platform/throttle/networkOf.ts'
import { findMemberByEmail } from '../members/index.ts'
import { emptyAttributes } from '../settings/index.ts'
import { checkName } from './name.rules.ts'
import { acceptsSignup, checkEmail, emailHeldError } from './signup.rules.ts'
import { insertStartedSignup } from './startedSignups.store.ts'

const lifetimeSeconds = 7 * 86_400

/**
 * Saves a signup started elsewhere and sends the link to continue it on any device. No account is created yet.
 * @throws DomainError signups_closed, email_invalid, email_taken, email_being_deleted, too_many_requests, and
 * those of a name
 */
export async function startSignup(ctx: Ctx, given: PendingSignup): Promise<void> {
  const { brand, clock, config, db, locale, mail, visit } = ctx
  const { email } = given
  if (!acceptsSignup(brand.settings.signups, given.tracking)) throw refuse('signups_closed')
  checkEmail(email)
  if (given.name) checkName(given.name, email, brand)
  const networkKey = `signup-start:${brand.id}:${networkOf(visit.address)}`
  await limitRate(ctx, { key: networkKey, most: 100, windowSeconds: 3_600 })
  const key = `signup-start:${brand.id}:${email.toLowerCase()}`
  await limitRate(ctx, { key, most: 3, windowSeconds: 86_400 })
  const holder = await findMemberByEmail(db, brand.id, email)
  if (holder) throw emailHeldError(holder)
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
        link: `${originOf(config, brand)}/complete-signup?api_signup_complete=${token}`,
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
