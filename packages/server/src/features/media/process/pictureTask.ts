import sharp, { type Metadata } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { refuse } from '../../../platform/errors/DomainError.ts'
import { detectPictureKind } from '../detectPictureKind.ts'
import { decodedBytes, pictureLimits, pictureTooLarge, uploadField } from '../pictures.rules.ts'
import { type RenderedPicture, renderPicture } from '../renderPicture.ts'

interface Drawing {
  readonly svg: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Work for the process: all sizes of an upload, one file of a drawing, or its thumbhash. */
export type PictureTask =
  | { readonly kind: 'upload'; readonly bytes: Uint8Array }
  | ({ readonly kind: 'drawing'; readonly file: string } & Drawing)
  | ({ readonly kind: 'thumbhash' } & Drawing)

/** @throws DomainError photo_type, photo_too_large, photo_too_small, photo_broken */
export async function runPictureTask(task: PictureTask): Promise<RenderedPicture> {
  switch (task.kind) {
    case 'upload':
      await validatePicture(task.bytes)
      return renderPicture(task.bytes)
    case 'drawing':
      return renderPicture(
        await openDrawing(task).png({ compressionLevel: 1 }).toBuffer(),
        task.file,
      )
    case 'thumbhash':
      return hashDrawing(task)
  }
}

const openDrawing = ({ svg, width, height }: Drawing) =>
  sharp(Buffer.from(svg)).resize(width, height)

async function hashDrawing(drawing: Drawing): Promise<RenderedPicture> {
  const { data, info } = await openDrawing(drawing)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, files: new Map(), thumbhash: rgbaToThumbHash(width, height, data) }
}

/**
 * Validates a photo by its content, not its name or type. Animations are refused, because staff
 * would see and approve only the first frame.
 * @throws DomainError photo_type, photo_too_large, photo_too_small, photo_broken
 */
async function validatePicture(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > pictureLimits.bytes) throw pictureTooLarge()
  const kind = detectPictureKind(bytes)
  if (!kind) throw refuse('photo_type', { field: uploadField })
  const metadata = await readMetadata(bytes)
  if (!metadata) throw refuse('photo_broken', { field: uploadField })
  // An AVIF file may contain several still pictures, of which only the primary one is decoded.
  if (kind !== 'avif' && (metadata.pages ?? 1) > 1)
    throw refuse('photo_type', { field: uploadField })
  const isTooLarge =
    metadata.width * metadata.height > pictureLimits.pixels ||
    decodedBytes(metadata) > pictureLimits.decodedBytes
  if (isTooLarge) throw pictureTooLarge()
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
