import type { Ctx } from '../../platform/http/Ctx.ts'
import { ageAt } from '../members/index.ts'
import type { PresentedPhoto } from './photos/readPhotos.ts'
import { readVisiblePhotos } from './photos/readPhotos.ts'
import type { CardRow } from './scope/memberList.store.ts'
import { showsField } from './shownFields.rules.ts'

const onlineMs = 5 * 60_000

/** Profile cards in the given order, each as the viewer may see it. Uses one query for all photos. */
export async function presentCards(ctx: Ctx, members: readonly CardRow[]) {
  const photos = await readVisiblePhotos(
    ctx.db,
    ctx.viewer,
    members.map(({ id }) => id),
  )
  return members.map((member) => presentCard(ctx, member, photos.get(member.id) ?? []))
}

/** Nobody has confirmed the address of a person who does not exist. */
const confirmationDay = ({ fictional, confirmedAt }: CardRow): string | null =>
  fictional ? null : (confirmedAt?.toISOString().slice(0, 10) ?? null)

export function presentCard(
  { brand, brands, clock }: Ctx,
  member: CardRow,
  photos: readonly PresentedPhoto[],
) {
  const now = clock.now()
  const [main_image = null] = photos
  return {
    id: member.id,
    name: member.name,
    age: ageAt(member.dateOfBirth, now),
    gender: member.gender,
    country: member.country,
    region: showsField(brand.settings, 'region') ? member.region : null,
    city: showsField(brand.settings, 'city') ? member.city : null,
    main_image,
    fictional: member.fictional,
    email_confirmed: confirmationDay(member),
    online:
      !member.fictional &&
      !member.privacyMode &&
      now.getTime() - (member.lastSeen?.getTime() ?? 0) < onlineMs,
    ...(member.brand !== brand.id && { home_brand: brands.byId(member.brand)?.name ?? '' }),
  }
}
