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
  /** Tags of what the browser still has, as in `"thumb.avif"`. */
  readonly has: readonly string[]
}

interface Served {
  readonly format: PictureFormat
  readonly tag: string
  /** Null when the browser has the picture already. */
  readonly bytes: Uint8Array<ArrayBuffer> | null
}

/**
 * The file behind a photo's address, for a viewer who may have it now. An address that was told once says
 * nothing when the viewer may not see the photo any more. Files of a photo never change, so that its address
 * with the name of the file tags them.
 * @throws DomainError not_found
 */
export async function servePhoto(ctx: Ctx, token: string, wish: Wish): Promise<Served> {
  const found = (await findOnProfile(ctx, token)) ?? (await findInChat(ctx, token))
  if (!found) throw refuse('not_found')
  const name = found.isClear ? wish.size : 'blurred'
  const known = wish.formats.find((format) => wish.has.includes(tagOf(name, format)))
  if (known) return { format: known, tag: tagOf(name, known), bytes: null }
  for (const format of wish.formats) {
    const bytes =
      (await ctx.photoFiles.read(`${found.id}/${name}.${format}`)) ??
      // Pictures of before there was the middle size have only the large one.
      (name === 'match' ? await ctx.photoFiles.read(`${found.id}/large.${format}`) : null)
    if (bytes) return { format, tag: tagOf(name, format), bytes }
  }
  throw refuse('not_found')
}

const tagOf = (name: string, format: PictureFormat) => `"${name}.${format}"`

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
