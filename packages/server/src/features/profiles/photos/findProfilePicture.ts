import type { FindPicture } from '../../media/index.ts'
import { isBlocked, isFindable } from '../../members/index.ts'
import { arrangePhotos, seatOf } from './photos.rules.ts'
import { findByToken, findPhotosOf } from './photos.store.ts'

/**
 * The photo on a profile behind an address. An address that was shown once gives nothing when the viewer may
 * not see the photo any more.
 */
export const findProfilePicture: FindPicture = async ({ db, viewer, brand }, token) => {
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
