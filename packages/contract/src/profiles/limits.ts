export const aboutMaxLength = 2_000

/** Longest side of a photo's smaller version, in pixels. */
export const photoThumbSide = 640
