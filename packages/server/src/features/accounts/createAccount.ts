import { type Attributes, type Signup, withoutSensitive } from '@bouquet/contract'
import { signupStepSchema } from '@bouquet/contract/schemas'
import type { Db } from '../../platform/database/Database.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { newId } from '../../platform/ids.ts'
import type { MemberRow } from '../../tables/index.ts'
import { grantCredits } from '../credits/index.ts'
import { countSignup, withKnownLander } from '../figures/index.ts'
import {
  findMemberByEmail,
  insertConsent,
  insertMember,
  memberDefaults,
  termsVersion,
} from '../members/index.ts'
import { listRegions } from '../places/index.ts'
import { emptyAttributes, offeredInterests } from '../settings/index.ts'
import { writeFirstMessage } from './firstMessage.ts'
import { emailHeldError, signupCountry } from './signup.rules.ts'

/**
 * Creates the account of a valid signup: the member, consents, first credits and the first message.
 * @throws DomainError email_taken, email_being_deleted
 */
export async function createAccount(
  tx: Db,
  ctx: Ctx,
  { signup, passwordHash }: { readonly signup: Signup; readonly passwordHash: string },
): Promise<MemberRow> {
  const { brand, clock } = ctx
  const now = clock.now()
  const member = await insertMember(tx, newMemberRow(ctx, signup, passwordHash))
  if (!member) throw emailHeldError(await findMemberByEmail(tx, brand.id, signup.email))
  const { id, termsVersion: version } = member
  const consent = { member: id, given: true, version, decided: now }
  await insertConsent(tx, { ...consent, kind: 'terms' })
  if (signup.sensitive_data) await insertConsent(tx, { ...consent, kind: 'sensitive_data' })
  const amount = brand.settings.signup_credits
  const grant = { brand: brand.id, member: id, amount, now }
  const credits =
    amount > 0 ? await grantCredits(tx, { ...grant, reason: 'signup', key: 'signup' }) : 0
  await writeFirstMessage(tx, ctx, member, signup)
  await countSignup(tx, member)
  return { ...member, credits }
}

function newMemberRow(
  { brand, clock, locale }: Ctx,
  signup: Signup,
  passwordHash: string,
): MemberRow {
  const now = clock.now()
  const country = signupCountry({ brand, locale }, signup)
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
    country,
    region: listRegions(country).find((region) => region === signup.region) ?? null,
    city: null,
    about: '',
    attributes: offeredAttributes(brand, signup),
    language: signup.language ?? locale,
    ...memberDefaults(),
    signupSteps: [...signupStepSchema.options],
    tracking: withKnownLander(brand, signup.tracking),
    countedSteps: ['signups'],
    fictional: false,
    termsVersion: termsVersion(brand),
    signupDate: now,
    confirmedAt: null,
    lastSeen: now,
    activitySeen: now,
  }
}

/** The chosen interests that the brand offers; sensitive ones only with consent. */
function offeredAttributes({ niche }: Ctx['brand'], signup: Signup): Attributes {
  const offered = offeredInterests(niche)
  const interests = (signup.interests ?? []).filter((interest) => offered.includes(interest))
  const attributes = { ...emptyAttributes, interests }
  return signup.sensitive_data ? attributes : withoutSensitive(attributes)
}
