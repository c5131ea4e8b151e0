import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { type RenderedPicture, renderPicture } from '../renderPicture.ts'
import { validatePicture } from '../validatePicture.ts'

interface Drawing {
  readonly svg: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/**
 * Work for the process: all sizes of an upload or a drawing, or only the thumbhash of a drawing.
 */
export type PictureTask =
  | { readonly kind: 'upload'; readonly bytes: Uint8Array }
  | ({ readonly kind: 'drawing' } & Drawing)
  | ({ readonly kind: 'thumbhash' } & Drawing)

/** @throws DomainError photo_type, photo_too_large, photo_too_small, photo_broken */
export async function runPictureTask(task: PictureTask): Promise<RenderedPicture> {
  switch (task.kind) {
    case 'upload':
      await validatePicture(task.bytes)
      return renderPicture(task.bytes)
    case 'drawing':
      return renderPicture(await openDrawing(task).png({ compressionLevel: 1 }).toBuffer())
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
