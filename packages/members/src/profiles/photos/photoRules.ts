import { constants, type Photo, type User } from '@bouquet/contract'

/** Photos that this member may have. */
export const photoLimit = ({ paid_user }: User): number =>
  paid_user ? constants.photos.premium : constants.photos.free

/** The main photo first, then the rest in their own order. */
export function inOrder({ profile: { photos, main_image } }: User): readonly Photo[] {
  const main = photos.filter(({ id }) => id === main_image?.id)
  return [...main, ...photos.filter(({ id }) => id !== main_image?.id)]
}

/** Photos that count towards the limit; rejected ones do not. */
export const usedPhotoSlots = ({ profile }: User): number =>
  profile.photos.filter(({ status }) => status !== 'rejected').length

/** Kinds of pictures that the server takes. A phone that keeps HEIC sends JPEG where HEIC is not asked for. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif'
