import { type Photo, photoIdSchema, streams } from '@bouquet/contract'
import type { ChatPhotoRow } from '../../tables/index.ts'

/** A picture of a thread: clear to its sender, blurred to the receiver until they open it. */
export function presentChatPhoto(photo: ChatPhotoRow, isMine: boolean): Photo {
  const locked = !isMine && photo.opened === null
  const filename = `${streams.photo}/${locked ? photo.blurredToken : photo.token}`
  return {
    id: photoIdSchema.parse(photo.id),
    filename,
    thumb_filename: `${filename}/thumb`,
    status: 'active',
    width: photo.width,
    height: photo.height,
    thumbhash: Buffer.from(photo.thumbhash).toString('base64'),
    locked,
  }
}
