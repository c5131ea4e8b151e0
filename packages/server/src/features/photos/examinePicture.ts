import sharp, { type Metadata } from 'sharp'
import { refuse } from '../../platform/errors/DomainError.ts'

export const pictureLimits = { bytes: 15_000_000, pixels: 60_000_000, shorterSide: 300 } as const

const formats: readonly string[] = ['jpeg', 'png', 'webp', 'heif']

/**
 * Looks at what a file holds, not at what it says it is.
 * @throws DomainError photo_type, photo_too_large, photo_too_small, photo_broken
 */
export async function examinePicture(bytes: Uint8Array): Promise<void> {
  const field = 'file'
  if (bytes.byteLength > pictureLimits.bytes) throw tooLarge()
  const seen = await readMetadata(bytes)
  if (!seen || !formats.includes(seen.format)) throw refuse('photo_type', { field })
  if (seen.width * seen.height > pictureLimits.pixels) throw tooLarge()
  if (Math.min(seen.width, seen.height) < pictureLimits.shorterSide) {
    throw refuse('photo_too_small', { field, params: { min_pixels: pictureLimits.shorterSide } })
  }
}

export const tooLarge = () =>
  refuse('photo_too_large', { field: 'file', params: { max_bytes: pictureLimits.bytes } })

const readMetadata = (bytes: Uint8Array): Promise<Metadata | undefined> =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
