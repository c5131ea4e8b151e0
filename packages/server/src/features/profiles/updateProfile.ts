import type { ProfileUpdate } from '@bouquet/contract'
import { sql } from 'drizzle-orm'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { type MemberRow, members } from '../../tables/index.ts'
import { requireSensitiveConsent, setSensitiveConsent, updateMember } from '../members/index.ts'
import { findWarnings } from '../moderation/index.ts'
import { listRegions } from '../places/index.ts'
import { offeredInterests } from '../settings/index.ts'
import { townOf } from './townOf.ts'

/**
 * Updates the viewer's profile; missing fields stay. A new country clears region and town, a new town sets the region.
 * @throws DomainError invalid_input for an unknown region or interest, city_unknown, text_contact, text_money,
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
  const isNewTown = texts.city && (moved || texts.city !== viewer.city)
  const town = isNewTown ? await townOf(country, texts.city, texts.region) : undefined
  const changedAttributes = definedOnly(attributes)
  const columns = definedOnly({
    about: texts.about,
    gender,
    seeking,
    country: change.country,
    region: town?.region ?? (region === undefined && moved ? null : texts.region),
    city: town?.city ?? (city === undefined ? (moved ? null : undefined) : texts.city || null),
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

const fields = ['about', 'city', 'region'] as const

type Texts = { readonly [field in (typeof fields)[number]]?: string | null | undefined }

/**
 * Checks the free texts of a profile. They are public, so anything that would trigger a
 * warning in a message is refused in a changed text.
 * @throws DomainError text_contact, text_money (params.found)
 */
function checkProfileTexts(input: Texts, current: Pick<MemberRow, keyof Texts>): Texts {
  const texts: Partial<Record<keyof Texts, string | null>> = {}
  for (const field of fields) {
    const given = input[field]
    if (given === undefined) continue
    if (given !== null && given !== current[field]) checkText(given, field)
    texts[field] = given
  }
  return texts
}

function checkText(text: string, field: keyof Texts): void {
  const [found] = findWarnings(text)
  if (!found) return
  const code = found.kind === 'money' ? 'text_money' : 'text_contact'
  throw refuse(code, { field, params: { found: found.excerpt } })
}
