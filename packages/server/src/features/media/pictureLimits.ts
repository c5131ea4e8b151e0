import { refuse } from '../../platform/errors/DomainError.ts'

/** Pixels are counted before anything is decoded. */
export const pictureLimits = { bytes: 15_000_000, pixels: 60_000_000, shorterSide: 300 } as const

/** The field of a form that carries a picture. */
export const uploadField = 'file'

export const pictureTooLarge = () =>
  refuse('photo_too_large', { field: uploadField, params: { max_bytes: pictureLimits.bytes } })
