import { streams } from '@bouquet/contract'
import type { ArrangedPhoto } from './photos.rules.ts'

/** A photo as one viewer may have it; a locked one under the address of its blurred version. */
export function presentPhoto({ photo, locked }: ArrangedPhoto) {
  const filename = `${streams.photo}/${locked ? photo.blurredToken : photo.token}`
  return {
    id: photo.id,
    filename,
    thumb_filename: `${filename}/thumb`,
    status: photo.status,
    width: photo.width,
    height: photo.height,
    thumbhash: Buffer.from(photo.thumbhash).toString('base64'),
    locked,
  }
}

export type PresentedPhoto = ReturnType<typeof presentPhoto>
