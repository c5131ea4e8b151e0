import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { refuse } from '../../platform/errors/DomainError.ts'
import { decodePicture } from './decodePicture.ts'
import { type PictureSize, pictureSides } from './pictures.rules.ts'

const blurred = { grainPixels: 18, side: 480 } as const

export interface RenderedPicture {
  readonly width: number
  readonly height: number
  readonly thumbhash: Uint8Array
  /** By file name, as in `large.webp`. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Renders all sizes of a photo from its pixels, upright, or a single file of them. Nothing else of the
 * file survives: no location, camera or hidden data. The blurred version contains about twenty pixels
 * per side.
 * @throws DomainError photo_broken
 */
export async function renderPicture(bytes: Uint8Array, only?: string): Promise<RenderedPicture> {
  try {
    const { data, raw } = await decodePicture(bytes)
    const { width, height } = raw
    const open = () => sharp(data, { raw })
    const within = (size: PictureSize) => () =>
      open().resize(pictureSides[size], pictureSides[size], {
        fit: 'inside',
        withoutEnlargement: true,
      })
    const openBlurred = async () => {
      const coarse = await open()
        .resize(blurred.grainPixels, blurred.grainPixels, { fit: 'inside' })
        .png()
        .toBuffer()
      const { side } = blurred
      return sharp(coarse).resize(side, side, { fit: 'inside', kernel: 'cubic' }).blur(12)
    }
    const encoders = [
      ...encodersOf('large', open),
      ...encodersOf('match', within('match')),
      ...encodersOf('thumb', within('thumb')),
      ...encodersOf('blurred', openBlurred),
    ]
    const wanted = encoders.filter(({ file }) => only === undefined || file === only)
    const files = new Map(
      await Promise.all(
        wanted.map(async ({ file, run }): Promise<[string, Uint8Array]> => [file, await run()]),
      ),
    )
    return { width, height, files, thumbhash: await thumbhashOf(open()) }
  } catch {
    throw refuse('photo_broken', { field: 'file' })
  }
}

interface Encoder {
  readonly file: string
  run(): Promise<Uint8Array>
}

const encodersOf = (name: string, open: () => Sharp | Promise<Sharp>): Encoder[] => [
  {
    file: `${name}.avif`,
    run: async () => (await open()).avif({ quality: 58, effort: 1 }).toBuffer(),
  },
  {
    file: `${name}.webp`,
    run: async () => (await open()).webp({ quality: 80, effort: 3 }).toBuffer(),
  },
  {
    file: `${name}.jpeg`,
    run: async () => (await open()).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
  },
]

async function thumbhashOf(picture: Sharp): Promise<Uint8Array> {
  const { data, info } = await picture
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return rgbaToThumbHash(info.width, info.height, data)
}
