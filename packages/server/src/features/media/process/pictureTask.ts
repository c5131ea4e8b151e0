import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { examinePicture } from '../examinePicture.ts'
import { type RenderedPicture, renderPicture } from '../renderPicture.ts'

interface Drawing {
  readonly svg: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** What the picture process does: an upload or a drawing in every version, or a drawing's thumbhash alone. */
export type PictureTask =
  | { readonly kind: 'upload'; readonly bytes: Uint8Array }
  | ({ readonly kind: 'drawing' } & Drawing)
  | ({ readonly kind: 'thumbhash' } & Drawing)

/** @throws DomainError photo_type, photo_too_large, photo_too_small, photo_broken */
export async function runPictureTask(task: PictureTask): Promise<RenderedPicture> {
  switch (task.kind) {
    case 'upload':
      await examinePicture(task.bytes)
      return renderPicture(task.bytes)
    case 'drawing':
      return renderPicture(await open(task).png({ compressionLevel: 1 }).toBuffer())
    case 'thumbhash':
      return hash(task)
  }
}

const open = ({ svg, width, height }: Drawing) => sharp(Buffer.from(svg)).resize(width, height)

async function hash(drawing: Drawing): Promise<RenderedPicture> {
  const { data, info } = await open(drawing)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, files: new Map(), thumbhash: rgbaToThumbHash(width, height, data) }
}
