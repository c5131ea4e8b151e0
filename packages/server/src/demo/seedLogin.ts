import { memberSteps } from '@bouquet/contract/staff'
import { type Brand, niches } from '@bouquet/theme'
import { insertConversation, writeFreeMessage } from '../features/chat/index.ts'
import { grantCredits } from '../features/credits/index.ts'
import { insertIntroducedLike, insertLike } from '../features/likes/index.ts'
import {
  demoEmail,
  hashPassword,
  insertMember,
  memberDefaults,
  termsVersion,
} from '../features/members/index.ts'
import { emptyAttributes } from '../features/settings/index.ts'
import { daysAfter, secondsAfter } from '../platform/clock.ts'
import type { Db } from '../platform/database/Database.ts'
import type { Services } from '../platform/http/Services.ts'
import { newId } from '../platform/ids.ts'
import { fictionalAcknowledgements, type MemberRow } from '../tables/index.ts'
import { demoCountries, demoLocales, homeCountry } from './demoLocales.ts'
import { demoPassword } from './demoPassword.ts'

const extraCredits = 60

/** Creates the demo account: a free, confirmed member with some credits, introductions, likes and a conversation. */
export async function seedLogin(
  tx: Db,
  services: Services,
  { brand, people }: { readonly brand: Brand; readonly people: readonly MemberRow[] },
): Promise<void> {
  const now = services.clock.now()
  const row = await memberOf(brand, now)
  const member = await insertMember(tx, row)
  if (!member) return
  const amount = brand.settings.signup_credits + extraCredits
  const grant = { brand: brand.id, member: member.id, amount, now }
  await grantCredits(tx, { ...grant, reason: 'demo', key: 'demo' })
  const matching = people.filter(
    ({ gender, seeking }) => gender === member.seeking && seeking === member.gender,
  )
  await seedLikes(tx, member.id, matching, now)
  const [partner] = matching
  if (partner) await seedConversation(tx, services, member, partner)
}

async function memberOf(brand: Brand, now: Date): Promise<MemberRow> {
  const { genders } = niches[brand.niche]
  const gender = genders.includes('female') ? 'female' : 'male'
  const seeking = genders.length > 1 ? 'male' : gender
  const country = homeCountry(brand)
  const [city, region] = demoCountries[country]?.cities[0] ?? [null, null]
  return {
    id: newId(),
    brand: brand.id,
    email: demoEmail(brand),
    name: 'Robin',
    passwordHash: await hashPassword(demoPassword),
    status: 'active',
    profileStatus: 'active',
    dateOfBirth: brand.niche === 'mature' ? '1971-06-12' : '1992-06-12',
    gender,
    seeking,
    country,
    region,
    city,
    about: '',
    attributes: emptyAttributes,
    language: brand.language,
    ...memberDefaults(),
    signupSteps: [],
    tracking: {},
    countedSteps: [...memberSteps],
    fictional: false,
    termsVersion: termsVersion(brand),
    signupDate: now,
    confirmedAt: now,
    lastSeen: now,
    activitySeen: daysAfter(now, -1),
  }
}

/** Likes of the member, and introductions of fictional profiles, which like nobody; three are unopened. */
async function seedLikes(tx: Db, member: string, people: readonly MemberRow[], now: Date) {
  for (const [at, { id }] of people.slice(0, 5).entries()) {
    const moment = secondsAfter(now, -at * 3_600)
    if (at < 4 && at > 0) await insertIntroducedLike(tx, id, member, moment)
    if (at === 0 || at >= 3) await insertLike(tx, member, id, moment)
  }
}

/** Adds a conversation with one message of the member, which the partner answers like any other. */
async function seedConversation(tx: Db, services: Services, member: MemberRow, partner: MemberRow) {
  const now = services.clock.now()
  await tx
    .insert(fictionalAcknowledgements)
    .values({ member: member.id, profile: partner.id, created: now })
  const begun = await insertConversation(tx, {
    brand: member.brand,
    startedBy: member.id,
    other: partner.id,
    now,
  })
  if (!begun) return
  await writeFreeMessage(tx, services, {
    conversation: begun.id,
    sender: member.id,
    clientId: newId(),
    text: demoLocales[member.language].greeting,
  })
}
