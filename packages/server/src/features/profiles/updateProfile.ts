import type { ProfileUpdate } from '@bouquet/contract'
import { sql } from 'drizzle-orm'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { members } from '../../tables/index.ts'
import { requireSensitiveConsent, setSensitiveConsent, updateMember } from '../members/index.ts'
import { listRegions } from '../places/index.ts'
import { offeredInterests } from '../settings/index.ts'
import { checkProfileTexts } from './checkProfileTexts.ts'

/**
 * Updates the viewer's profile; missing fields stay. A new country clears the region.
 * @throws DomainError invalid_input for an unknown region or interest, text_contact, text_money,
 *   sensitive_consent_needed
 */
export async function updateProfile(ctx: MemberCtx, change: ProfileUpdate): Promise<void> {
  const { db, viewer, brand } = ctx
  const { sensitive_data, ...profile } = change
  const { about, gender, seeking, country = viewer.country, city, region, ...attributes } = profile
  const regions = listRegions(country)
  if (region && regions.length > 0 && !regions.includes(region)) {
    throw refuse('invalid_input', { field: 'region' })
  }
  const offered = offeredInterests(brand.niche)
  if (attributes.interests?.some((interest) => !offered.includes(interest))) {
    throw refuse('invalid_input', { field: 'interests' })
  }
  const texts = checkProfileTexts({ about, city, region }, viewer)
  const moved = country !== viewer.country
  const changedAttributes = definedOnly(attributes)
  const columns = definedOnly({
    about: texts.about,
    gender,
    seeking,
    country: change.country,
    region: region === undefined && moved ? null : texts.region,
    city: city === undefined ? (moved ? null : undefined) : texts.city || null,
    ...(Object.keys(changedAttributes).length > 0 && {
      attributes: sql`${members.attributes} || ${JSON.stringify(changedAttributes)}::jsonb`,
    }),
  })
  await db.transaction(async (tx) => {
    if (sensitive_data !== undefined) await setSensitiveConsent(tx, ctx, sensitive_data)
    await requireSensitiveConsent(tx, { member: viewer.id, attributes })
    // Missing fields are not written, so that concurrent updates do not overwrite each other.
    if (Object.keys(columns).length > 0) await updateMember(tx, viewer.id, columns)
  })
}

const definedOnly = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
