import type { ProfileUpdate } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { updateMember } from '../accounts/index.ts'
import { offeredInterests, regionsOf } from '../settings/index.ts'

/**
 * Edits the viewer's own profile; what is missing stays. A new country takes the old region away.
 * @throws DomainError invalid_input for a region or an interest that there is not
 */
export async function updateProfile(ctx: MemberCtx, change: ProfileUpdate): Promise<void> {
  const { db, viewer, brand } = ctx
  const { about, gender, seeking, country = viewer.country, city, region, ...attributes } = change
  const regions = regionsOf(country)
  if (region && regions.length > 0 && !regions.includes(region)) {
    throw refuse('invalid_input', { field: 'region' })
  }
  const offered = offeredInterests(brand.niche)
  if (attributes.interests?.some((interest) => !offered.includes(interest))) {
    throw refuse('invalid_input', { field: 'interests' })
  }
  const moved = country !== viewer.country
  await updateMember(db, viewer.id, {
    about: about ?? viewer.about,
    gender: gender ?? viewer.gender,
    seeking: seeking ?? viewer.seeking,
    country,
    region: region === undefined ? (moved ? null : viewer.region) : region,
    city: city === undefined ? (moved ? null : viewer.city) : city || null,
    attributes: { ...viewer.attributes, ...withoutMissing(attributes) },
  })
}

const withoutMissing = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
