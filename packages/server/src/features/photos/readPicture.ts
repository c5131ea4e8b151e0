import { examinePicture } from './examinePicture.ts'
import { type RenderedPicture, renderPicture } from './renderPicture.ts'

/**
 * An uploaded picture, drawn anew in every version.
 * @throws DomainError photo_type, photo_too_large, photo_too_small, photo_broken
 */
export async function readPicture(file: File): Promise<RenderedPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  await examinePicture(bytes)
  return renderPicture(bytes)
}
