import type { ProfileUpdate } from '@bouquet/contract'
import { sql } from 'drizzle-orm'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { members } from '../../tables/index.ts'
import { requireSensitiveConsent, settleSensitiveConsent, updateMember } from '../members/index.ts'
import { regionsOf } from '../places/index.ts'
import { offeredInterests } from '../settings/index.ts'
import { checkTexts } from './checkTexts.ts'

/**
 * Edits the viewer's own profile; what is missing stays. A new country takes the old region away.
 * @throws DomainError invalid_input for a region or an interest that there is not, text_contact, text_money,
 *   sensitive_consent_needed
 */
export async function updateProfile(ctx: MemberCtx, change: ProfileUpdate): Promise<void> {
  const { db, viewer, brand } = ctx
  const { sensitive_data, ...own } = change
  const { about, gender, seeking, country = viewer.country, city, region, ...attributes } = own
  const regions = regionsOf(country)
  if (region && regions.length > 0 && !regions.includes(region)) {
    throw refuse('invalid_input', { field: 'region' })
  }
  const offered = offeredInterests(brand.niche)
  if (attributes.interests?.some((interest) => !offered.includes(interest))) {
    throw refuse('invalid_input', { field: 'interests' })
  }
  const texts = checkTexts({ about, city, region }, viewer)
  const moved = country !== viewer.country
  const told = withoutMissing(attributes)
  const columns = withoutMissing({
    about: texts.about,
    gender,
    seeking,
    country: change.country,
    region: region === undefined && moved ? null : texts.region,
    city: city === undefined ? (moved ? null : undefined) : texts.city || null,
    ...(Object.keys(told).length > 0 && {
      attributes: sql`${members.attributes} || ${JSON.stringify(told)}::jsonb`,
    }),
  })
  await db.transaction(async (tx) => {
    if (sensitive_data !== undefined) await settleSensitiveConsent(tx, ctx, sensitive_data)
    await requireSensitiveConsent(tx, viewer.id, attributes)
    // What is missing is not written, or two changes at once would undo each other.
    if (Object.keys(columns).length > 0) await updateMember(tx, viewer.id, columns)
  })
}

const withoutMissing = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
