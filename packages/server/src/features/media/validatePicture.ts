import sharp, { type Metadata } from 'sharp'
import { refuse } from '../../platform/errors/DomainError.ts'
import { detectPictureKind } from './detectPictureKind.ts'
import { pictureLimits, pictureTooLarge, uploadField } from './pictures.rules.ts'

/**
 * Validates a photo by its content, not its name or type. Animations are refused, because staff
 * would see and approve only the first frame.
 * @throws DomainError photo_type, photo_too_large, photo_too_small, photo_broken
 */
export async function validatePicture(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > pictureLimits.bytes) throw pictureTooLarge()
  if (!detectPictureKind(bytes)) throw refuse('photo_type', { field: uploadField })
  const metadata = await readMetadata(bytes)
  if (!metadata) throw refuse('photo_broken', { field: uploadField })
  if ((metadata.pages ?? 1) > 1) throw refuse('photo_type', { field: uploadField })
  if (metadata.width * metadata.height > pictureLimits.pixels) throw pictureTooLarge()
  if (Math.min(metadata.width, metadata.height) < pictureLimits.shorterSide) {
    throw refuse('photo_too_small', {
      field: uploadField,
      params: { min_pixels: pictureLimits.shorterSide },
    })
  }
}

const readMetadata = (bytes: Uint8Array): Promise<Metadata | undefined> =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
