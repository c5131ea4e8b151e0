import { mostBodyBytes } from '@bouquet/contract/hosting'
import { bodyLimit } from 'hono/body-limit'
import { pictureTooLarge } from './pictures.rules.ts'
import { renderInProcess } from './process/pictureProcess.ts'
import type { RenderedPicture } from './renderPicture.ts'

/**
 * Renders all sizes of an uploaded photo.
 * @throws DomainError photo_type, photo_too_large, photo_too_small, photo_broken
 */
export async function renderUpload(file: File): Promise<RenderedPicture> {
  return renderInProcess({ kind: 'upload', bytes: new Uint8Array(await file.arrayBuffer()) })
}

/** Refuses an upload that is too large before it is read. */
export const limitPictureUpload = bodyLimit({
  maxSize: mostBodyBytes,
  onError: () => {
    throw pictureTooLarge()
  },
})
