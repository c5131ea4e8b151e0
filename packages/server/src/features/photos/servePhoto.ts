import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { isFindable } from '../accounts/index.ts'
import { isBlocked } from '../blocks/index.ts'
import { findChatPicture } from '../chat/index.ts'
import { arrangePhotos, seatOf } from './photos.rules.ts'
import { findByToken, findPhotosOf } from './photos.store.ts'
import type { PictureFormat, PictureSize } from './pictureForms.ts'

interface Wish {
  readonly size: PictureSize
  /** Forms that the viewer's browser shows, the best first. */
  readonly formats: readonly PictureFormat[]
}

/**
 * The file behind a photo's address, for a viewer who may have it now. An address that was told once says
 * nothing when the viewer may not see the photo any more.
 * @throws DomainError not_found
 */
export async function servePhoto(ctx: Ctx, token: string, { size, formats }: Wish) {
  const found = (await findOnProfile(ctx, token)) ?? (await findInChat(ctx, token))
  if (!found) throw refuse('not_found')
  const name = found.isClear ? size : 'blurred'
  for (const format of formats) {
    const bytes =
      (await ctx.photoFiles.read(`${found.id}/${name}.${format}`)) ??
      // Pictures of before there was the middle size have only the large one.
      (name === 'match' ? await ctx.photoFiles.read(`${found.id}/large.${format}`) : null)
    if (bytes) return { bytes, format }
  }
  throw refuse('not_found')
}

async function findOnProfile({ db, viewer, brand }: Ctx, token: string) {
  const found = await findByToken(db, token)
  if (!found || found.owner.brand !== brand.id) return
  const { photo, owner } = found
  const seat = seatOf(viewer, owner.id)
  if (seat !== 'owner' && owner.profileStatus !== 'active') return
  if (!(await isFindable(db, owner, viewer?.id ?? null))) return
  if (viewer && (await isBlocked(db, viewer.id, owner.id))) return
  const place = arrangePhotos(await findPhotosOf(db, [owner.id]), seat).find(
    (arranged) => arranged.photo.id === photo.id,
  )
  const isClear = photo.token === token
  return place && !(isClear && place.locked) ? { id: photo.id, isClear } : undefined
}

const findInChat = async ({ db, viewer }: Ctx, token: string) =>
  viewer ? findChatPicture(db, viewer.id, token) : undefined
