import { photoThumbSide } from '@bouquet/contract'
import { mostPictureBytes } from '@bouquet/contract/hosting'
import { refuse } from '../../platform/errors/DomainError.ts'

/** Longest side of each size in pixels. */
export const pictureSides = { large: 1_440, match: 960, thumb: photoThumbSide } as const
export type PictureSize = keyof typeof pictureSides

/** Formats of each size, smallest file first; every browser supports the last. */
const formats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof formats)[number]

/** The formats in an Accept header, and always JPEG. */
export function acceptedFormats(accept = ''): PictureFormat[] {
  return formats.filter((format) => format === 'jpeg' || accept.includes(`image/${format}`))
}

/** Checked before anything is decoded. */
export const pictureLimits = {
  bytes: mostPictureBytes,
  pixels: 60_000_000,
  /** What decoding takes in memory. */
  decodedBytes: 256_000_000,
  shorterSide: 300,
} as const

interface EncodedPicture {
  readonly width: number
  readonly height: number
  readonly channels: number
  /** Depth of a channel, as sharp names it: `uchar`, `ushort` and so on. */
  readonly depth: string
  readonly isProgressive: boolean
}

/** Bytes that a picture takes when it is decoded; a progressive one is held a second time, in 16 bits. */
export function decodedBytes(picture: EncodedPicture): number {
  const samples = picture.width * picture.height * picture.channels
  const perSample = picture.depth === 'uchar' ? 1 : 2
  return samples * (perSample + (picture.isProgressive ? 2 : 0))
}

export const uploadField = 'file'

export function pictureTooLarge() {
  return refuse('photo_too_large', {
    field: uploadField,
    params: { max_bytes: pictureLimits.bytes },
  })
}
