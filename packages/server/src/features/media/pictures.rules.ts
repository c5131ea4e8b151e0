import { photoThumbSide } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'

/** Longest side of each size in pixels. */
export const pictureSides = { large: 1_440, match: 960, thumb: photoThumbSide } as const
export type PictureSize = keyof typeof pictureSides

/** Formats of each size, smallest file first; every browser supports the last. */
const formats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof formats)[number]

/** The formats in an Accept header, and always JPEG. */
export const acceptedFormats = (accept = ''): PictureFormat[] =>
  formats.filter((format) => format === 'jpeg' || accept.includes(`image/${format}`))

/** Checked before anything is decoded. */
export const pictureLimits = { bytes: 15_000_000, pixels: 60_000_000, shorterSide: 300 } as const

/** Form field of the upload. */
export const uploadField = 'file'

export const pictureTooLarge = () =>
  refuse('photo_too_large', { field: uploadField, params: { max_bytes: pictureLimits.bytes } })
