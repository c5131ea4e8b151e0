/** Size of the film in pixels; a multiple of 16, the blocks of the encoder. */
export const filmSize = { width: 832, height: 480 }

/** Extra pixels of the drawing on each side, for what moves into the picture. */
export const margin = 32

export interface Plane {
  readonly width: number
  readonly height: number
  /** One byte a pixel, row by row. */
  readonly data: Uint8Array
}

/** Brightness, then two colour differences at half the size (YUV 4:2:0). */
export type Planes = readonly [Plane, Plane, Plane]

/** Pixels of an RGB picture, three bytes each. */
interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Weights of BT.601, which players assume for a film of this size. */
const luma = { base: 16, red: 0.257, green: 0.504, blue: 0.098, shrink: 1 }
const blueness = { base: 128, red: -0.148, green: -0.291, blue: 0.439, shrink: 2 }
const redness = { base: 128, red: 0.439, green: -0.368, blue: -0.071, shrink: 2 }

const planeOf = (
  { width, height, data: rgb }: Pixels,
  { base, red, green, blue, shrink }: typeof luma,
): Plane => {
  const plane = { width: width / shrink, height: height / shrink }
  const data = new Uint8Array(plane.width * plane.height)
  for (let to = 0; to < data.length; to += 1) {
    const x = (to % plane.width) * shrink
    const y = Math.floor(to / plane.width) * shrink
    const from = (y * width + x) * 3
    data[to] =
      base + red * (rgb[from] ?? 0) + green * (rgb[from + 1] ?? 0) + blue * (rgb[from + 2] ?? 0)
  }
  return { ...plane, data }
}

/** The channels that a film encoder takes. */
export function planesOf(pixels: Pixels): Planes {
  return [planeOf(pixels, luma), planeOf(pixels, blueness), planeOf(pixels, redness)]
}
