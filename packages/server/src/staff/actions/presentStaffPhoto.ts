import { staffPictures } from '@bouquet/contract/staff'
import type { PhotoRow } from '../../tables/index.ts'

/** A photo for the desk, with the address at which staff open it. */
export function presentStaffPhoto(photo: PhotoRow, brand: string) {
  return {
    photo: photo.id,
    brand,
    member: photo.member,
    state: photo.status,
    created: photo.created.toISOString(),
    width: photo.width,
    height: photo.height,
    address: `${staffPictures.photo}?photo=${photo.id}`,
  }
}
