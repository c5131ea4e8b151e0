import type { Ctx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import { countReceivedGifts } from '../chat/index.ts'
import { findLike, hasLiked } from '../likes/index.ts'
import { readChoices } from '../members/index.ts'
import {
  findConversationId,
  presentCard,
  profileViewer,
  readVisiblePhotos,
  requireVisibleMember,
  shownAttributes,
} from '../profiles/index.ts'

/** A member's profile as the viewer may see it; one's own as others see it. */
export async function readProfile(ctx: Ctx, id: string) {
  const { db, viewer, brand } = ctx
  const member = viewer?.id === id ? viewer : await requireVisibleMember(ctx, id)
  const photos = (await readVisiblePhotos(db, viewer, [member.id])).get(member.id) ?? []
  const received = viewer ? await findLike(db, member.id, viewer.id) : 'none'
  return {
    ...presentCard(ctx, member, photos),
    about: brand.settings.visible_profile_notes ? member.about : '',
    attributes: shownAttributes(brand.settings, profileViewer(viewer), member.attributes),
    photos,
    num_locked_photos: photos.filter(({ locked }) => locked).length,
    liked: viewer !== null && (await hasLiked(db, viewer.id, member.id)),
    likes_me: received === 'like',
    ...(received === 'introduction' && { introduced: true }),
    conversation: viewer && (await findConversationId(db, viewer.id, member.id)),
    ...(await visibleGifts(ctx, member)),
  }
}

/** Received gifts, if the member shows them. */
async function visibleGifts({ db }: Ctx, { id }: MemberRow) {
  if (!(await readChoices(db, id)).showsGifts) return {}
  return { gifts: await countReceivedGifts(db, id) }
}
