import type { Attributes, ProfileField } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import { countReceivedGifts } from '../chat/index.ts'
import { hasLiked } from '../likes/index.ts'
import { readChoices } from '../members/index.ts'
import {
  findConversationId,
  presentCard,
  readVisiblePhotos,
  requireVisibleMember,
} from '../profiles/index.ts'
import { emptyAttributes } from '../settings/index.ts'

/** A member's profile as the viewer may see it; one's own as others see it. */
export async function readProfile(ctx: Ctx, id: string) {
  const { db, viewer, brand } = ctx
  const member = viewer?.id === id ? viewer : await requireVisibleMember(ctx, id)
  const photos = (await readVisiblePhotos(db, viewer, [member.id])).get(member.id) ?? []
  return {
    ...presentCard(ctx, member, photos),
    about: brand.settings.visible_profile_notes ? member.about : '',
    attributes: visibleAttributes(brand, member),
    photos,
    num_locked_photos: photos.filter(({ locked }) => locked).length,
    liked: viewer !== null && (await hasLiked(db, viewer.id, member.id)),
    likes_me: viewer !== null && (await hasLiked(db, member.id, viewer.id)),
    conversation: viewer && (await findConversationId(db, viewer.id, member.id)),
    ...(await visibleGifts(ctx, member)),
  }
}

/** The member's attributes that the brand shows. */
function visibleAttributes({ settings }: Brand, { attributes }: MemberRow): Attributes {
  const shows = (field: ProfileField) => settings.visible_profile_fields.includes(field)
  return {
    ...emptyAttributes,
    ...(shows('sexuality') && { sexuality: attributes.sexuality }),
    ...(shows('hair_colour') && { hair_colour: attributes.hair_colour }),
    ...(shows('eye_colour') && { eye_colour: attributes.eye_colour }),
    ...(shows('body_type') && { body_type: attributes.body_type }),
    ...(shows('relationship_status') && { relationship_status: attributes.relationship_status }),
    ...(shows('interests') && { interests: attributes.interests }),
  }
}

/** Received gifts, if the member shows them. */
async function visibleGifts({ db }: Ctx, { id }: MemberRow) {
  if (!(await readChoices(db, id)).showsGifts) return {}
  return { gifts: await countReceivedGifts(db, id) }
}
