import sharp, { type Metadata } from 'sharp'
import { refuse } from '../../platform/errors/DomainError.ts'
import { pictureKind } from './pictureKind.ts'
import { field, pictureLimits, tooLarge } from './pictureLimits.ts'

/**
 * Looks at what a file holds, not at what it says it is. A still picture only: of a moving one staff would
 * see and approve the first moment alone.
 * @throws DomainError photo_type, photo_too_large, photo_too_small, photo_broken
 */
export async function examinePicture(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > pictureLimits.bytes) throw tooLarge()
  if (!pictureKind(bytes)) throw refuse('photo_type', { field })
  const seen = await readMetadata(bytes)
  if (!seen) throw refuse('photo_broken', { field })
  if ((seen.pages ?? 1) > 1) throw refuse('photo_type', { field })
  if (seen.width * seen.height > pictureLimits.pixels) throw tooLarge()
  if (Math.min(seen.width, seen.height) < pictureLimits.shorterSide) {
    throw refuse('photo_too_small', { field, params: { min_pixels: pictureLimits.shorterSide } })
  }
}

const readMetadata = (bytes: Uint8Array): Promise<Metadata | undefined> =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
