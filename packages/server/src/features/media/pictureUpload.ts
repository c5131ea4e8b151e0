import { bodyLimit } from 'hono/body-limit'
import { pictureLimits, pictureTooLarge } from './pictures.rules.ts'
import { renderInProcess } from './process/pictureProcess.ts'
import type { RenderedPicture } from './renderPicture.ts'

/**
 * Renders all sizes of an uploaded photo.
 * @throws DomainError photo_type, photo_too_large, photo_too_small, photo_broken
 */
export const renderUpload = async (file: File): Promise<RenderedPicture> =>
  renderInProcess({ kind: 'upload', bytes: new Uint8Array(await file.arrayBuffer()) })

/** Bytes for the form around the file. */
const formBytes = 100_000

/** Refuses an upload that is too large before it is read. */
export const limitPictureUpload = bodyLimit({
  maxSize: pictureLimits.bytes + formBytes,
  onError: () => {
    throw pictureTooLarge()
  },
})
