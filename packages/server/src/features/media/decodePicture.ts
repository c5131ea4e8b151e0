import sharp from 'sharp'
import { pictureLimits, pictureSides } from './pictures.rules.ts'

/** Pixels of a picture, 8 bits a channel. */
export interface Pixels {
  readonly data: Uint8Array
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 }
}

/**
 * Reads the pixels of a file: its primary image, upright, on white, in sRGB, no larger than the largest size that is
 * kept. Errors that leave the picture whole, as some phones write into the header, are passed over; half a file is not.
 * @throws Error when it cannot be decoded
 */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels> {
  const { space, hasProfile } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const upright = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' })
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize(pictureSides.large, pictureSides.large, { fit: 'inside', withoutEnlargement: true })
  const isPlainCmyk = space === 'cmyk' && hasProfile !== true
  const decoded = isPlainCmyk
    ? upright.pipelineColourspace('cmyk').toColourspace('cmyk')
    : upright.flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha()
  const { data, info } = await decoded.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { data: isPlainCmyk ? mixInks(data) : data, raw: { width, height, channels: 3 } }
}

/**
 * The colours of CMYK without a profile as browsers show them: each ink takes its share of the light away. A profile of
 * the decoder's own would make them another picture than the one that its owner saw.
 */
function mixInks(inks: Uint8Array): Uint8Array {
  const light = new Uint8Array((inks.length / 4) * 3)
  for (let from = 0, to = 0; from < inks.length; from += 4, to += 3) {
    const white = 255 - (inks[from + 3] ?? 0)
    for (let ink = 0; ink < 3; ink++)
      light[to + ink] = Math.round(((255 - (inks[from + ink] ?? 0)) * white) / 255)
  }
  return light
}
