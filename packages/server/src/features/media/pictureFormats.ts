/** Longest side of each version in pixels. */
export const pictureSides = { large: 1_440, match: 960, thumb: 640 } as const
export type PictureSize = keyof typeof pictureSides

/** Forms of each version, the smallest file first; every browser shows the last. */
const formats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof formats)[number]

/** The forms that an Accept header names; JPEG always. */
export const acceptedFormats = (accept = ''): PictureFormat[] =>
  formats.filter((format) => format === 'jpeg' || accept.includes(`image/${format}`))
