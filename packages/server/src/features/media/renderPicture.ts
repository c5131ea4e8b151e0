import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { refuse } from '../../platform/errors/DomainError.ts'
import { type PictureSize, pictureLimits, pictureSides } from './pictures.rules.ts'

const blurred = { grainPixels: 18, side: 480 } as const

export interface RenderedPicture {
  readonly width: number
  readonly height: number
  readonly thumbhash: Uint8Array
  /** By file name, as in `large.webp`. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Renders all sizes of a photo from its pixels, upright. Nothing else of the file survives: no
 * location, camera or hidden data. The blurred version contains about twenty pixels per side.
 * @throws DomainError photo_broken
 */
export async function renderPicture(bytes: Uint8Array): Promise<RenderedPicture> {
  try {
    const upright = await sharp(bytes, { limitInputPixels: pictureLimits.pixels })
      .timeout({ seconds: 30 })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(pictureSides.large, pictureSides.large, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = upright.info
    const open = () => sharp(upright.data, { raw: { width, height, channels } })
    const within = (size: PictureSize) => () =>
      open().resize(pictureSides[size], pictureSides[size], {
        fit: 'inside',
        withoutEnlargement: true,
      })
    const coarse = await open()
      .resize(blurred.grainPixels, blurred.grainPixels, { fit: 'inside' })
      .png()
      .toBuffer()
    const openBlurred = () =>
      sharp(coarse).resize(blurred.side, blurred.side, { fit: 'inside', kernel: 'cubic' }).blur(12)
    const files = new Map(
      await Promise.all([
        ...encode('large', open),
        ...encode('match', within('match')),
        ...encode('thumb', within('thumb')),
        ...encode('blurred', openBlurred),
      ]),
    )
    return { width, height, files, thumbhash: await thumbhashOf(open()) }
  } catch {
    throw refuse('photo_broken', { field: 'file' })
  }
}

function encode(name: string, open: () => Sharp): Promise<[string, Uint8Array]>[] {
  const named = async (file: string, bytes: Promise<Uint8Array>): Promise<[string, Uint8Array]> => [
    file,
    await bytes,
  ]
  return [
    named(`${name}.avif`, open().avif({ quality: 58, effort: 1 }).toBuffer()),
    named(`${name}.webp`, open().webp({ quality: 80, effort: 3 }).toBuffer()),
    named(`${name}.jpeg`, open().jpeg({ quality: 82, mozjpeg: true }).toBuffer()),
  ]
}

async function thumbhashOf(picture: Sharp): Promise<Uint8Array> {
  const { data, info } = await picture
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return rgbaToThumbHash(info.width, info.height, data)
}
