import type { FindPicture } from '../../media/index.ts'
import { isBlocked, isFindable } from '../../members/index.ts'
import { arrangePhotos, viewerRoleOf } from './photos.rules.ts'
import { findPhotoByToken, listPhotosOf } from './photos.store.ts'

/**
 * Finds the profile photo behind a URL. A URL that was visible before yields nothing once the viewer may no
 * longer see the photo.
 */
export const findProfilePicture: FindPicture = async ({ db, viewer, brand }, token) => {
  const found = await findPhotoByToken(db, token)
  if (!found || found.owner.brand !== brand.id) return
  const { photo, owner } = found
  const role = viewerRoleOf(viewer, owner.id)
  if (role !== 'owner' && owner.profileStatus !== 'active') return
  if (!(await isFindable(db, owner, viewer?.id ?? null))) return
  if (viewer && (await isBlocked(db, viewer.id, owner.id))) return
  const arrangedPhoto = arrangePhotos(await listPhotosOf(db, [owner.id]), role).find(
    (arranged) => arranged.photo.id === photo.id,
  )
  const isClear = photo.token === token
  return arrangedPhoto && !(isClear && arrangedPhoto.locked) ? { id: photo.id, isClear } : undefined
}
