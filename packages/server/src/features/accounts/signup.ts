import { type Signup, signupStepSchema } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { newId } from '../../platform/ids.ts'
import { openSession } from '../../platform/session/openSession.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import type { MemberRow } from '../../tables/index.ts'
import { grantCredits } from '../credits/index.ts'
import { noAttributes, offeredInterests } from '../settings/index.ts'
import { findByEmail, insertMember } from './accounts.store.ts'
import { checkFirstMessage, keepFirstMessage } from './firstMessage.ts'
import { likelyCountry } from './likelyCountry.ts'
import { hashPassword } from './passwords.ts'
import { sendConfirmation } from './sendConfirmation.ts'
import { checkSignup, takesSignup } from './signup.rules.ts'
import { termsVersion } from './termsVersion.ts'

const limit = { most: 30, windowSeconds: 3_600 }

/**
 * Makes an account, gives its first credits, mails the confirmation link and logs the member in.
 * @returns the new member, and the token for the session cookie
 * @throws DomainError of the field that is wrong; nothing is kept then
 */
export async function signUp(ctx: Ctx, signup: Signup) {
  const { brand, clock, db, visit } = ctx
  if (!takesSignup(brand.settings.signups, signup.tracking)) throw refuse('signups_closed')
  await limitRate(ctx, { key: `signup:${brand.id}:${visit.address}`, ...limit })
  checkSignup(signup, brand.settings.min_age, clock.now())
  checkFirstMessage(brand, signup)
  const passwordHash = await hashPassword(signup.password)

  return db.transaction(async (tx) => {
    const member = await insertMember(tx, asRow(ctx, signup, passwordHash))
    if (!member) throw await refuseTaken(ctx, signup.email, tx)
    const { id } = member
    const now = clock.now()
    const amount = brand.settings.signup_credits
    const credits =
      amount > 0
        ? await grantCredits({
            tx,
            brand: brand.id,
            member: id,
            amount,
            reason: 'signup',
            key: 'signup',
            now,
          })
        : 0
    await keepFirstMessage(tx, ctx, member, signup)
    await sendConfirmation(tx, ctx, member)
    return { member: { ...member, credits }, token: await openSession(tx, ctx, id) }
  })
}

function asRow({ brand, clock, locale }: Ctx, signup: Signup, passwordHash: string): MemberRow {
  const offered = offeredInterests(brand.niche)
  const now = clock.now()
  return {
    id: newId(),
    brand: brand.id,
    email: signup.email,
    name: signup.name,
    passwordHash,
    status: 'not_confirmed',
    profileStatus: 'disabled',
    dateOfBirth: signup.date_of_birth,
    gender: signup.gender,
    seeking: signup.seeking,
    country: signup.country ?? likelyCountry(brand, signup.language ?? locale),
    region: null,
    city: null,
    about: '',
    attributes: {
      ...noAttributes,
      interests: (signup.interests ?? []).filter((interest) => offered.includes(interest)),
    },
    language: signup.language ?? locale,
    notificationsDisabled: [],
    pushDisabled: [],
    privacyMode: false,
    signupSteps: [...signupStepSchema.options],
    tracking: signup.tracking ?? {},
    fictional: false,
    credits: 0,
    paid: false,
    termsVersion: termsVersion(brand),
    signupDate: now,
    confirmedAt: null,
    lastSeen: now,
  }
}

async function refuseTaken({ brand }: Ctx, email: string, db: Ctx['db']) {
  const holder = await findByEmail(db, brand.id, email)
  return refuse(holder?.status === 'deleting' ? 'email_being_deleted' : 'email_taken', {
    field: 'email',
  })
}
