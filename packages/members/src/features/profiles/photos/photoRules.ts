import { constants, type User } from '@bouquet/contract'

/** Maximum number of photos of this member. */
export function photoLimit({ paid_user }: User): number {
  return paid_user ? constants.photos.premium : constants.photos.free
}

/** Photos that count towards the limit; rejected ones do not. */
export function usedPhotoSlots({ profile }: User): number {
  return profile.photos.filter(({ status }) => status !== 'rejected').length
}

/** Formats that the server accepts. Phones convert HEIC to JPEG where HEIC is not listed. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif'
