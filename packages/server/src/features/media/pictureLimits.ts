import { refuse } from '../../platform/errors/DomainError.ts'

/** Checked before anything is decoded. */
export const pictureLimits = { bytes: 15_000_000, pixels: 60_000_000, shorterSide: 300 } as const

/** Form field of the upload. */
export const uploadField = 'file'

export const pictureTooLarge = () =>
  refuse('photo_too_large', { field: uploadField, params: { max_bytes: pictureLimits.bytes } })
