/** Longest side of each size in pixels. */
export const pictureSides = { large: 1_440, match: 960, thumb: 640 } as const
export type PictureSize = keyof typeof pictureSides

/** Formats of each size, smallest file first; every browser supports the last. */
const formats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof formats)[number]

/** The formats in an Accept header, and always JPEG. */
export const acceptedFormats = (accept = ''): PictureFormat[] =>
  formats.filter((format) => format === 'jpeg' || accept.includes(`image/${format}`))
