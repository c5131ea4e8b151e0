import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { isBlocked } from '../blocks/index.ts'
import { arrangePhotos, seatOf } from './photos.rules.ts'
import { findByToken, findPhotosOf } from './photos.store.ts'

/**
 * The file behind a photo's address, for a viewer who may have it now. An address that was told once says
 * nothing when the viewer may not see the photo any more.
 * @throws DomainError not_found
 */
export async function servePhoto(ctx: Ctx, token: string, size: 'large' | 'thumb', format: string) {
  const { db, viewer, brand, photoFiles } = ctx
  const found = await findByToken(db, token)
  if (!found || found.owner.brand !== brand.id) throw refuse('not_found')
  const { photo, owner } = found
  const seat = seatOf(viewer, owner.id)
  if (seat !== 'owner' && owner.profileStatus !== 'active') throw refuse('not_found')
  if (viewer && (await isBlocked(db, viewer.id, owner.id))) throw refuse('not_found')
  const place = arrangePhotos(await findPhotosOf(db, [owner.id]), seat).find(
    (arranged) => arranged.photo.id === photo.id,
  )
  const isClear = photo.token === token
  if (!place || (isClear && place.locked)) throw refuse('not_found')
  const bytes = await photoFiles.read(`${photo.id}/${isClear ? size : 'blurred'}.${format}`)
  if (!bytes) throw refuse('not_found')
  return bytes
}
