/** CSS colours of a drawing; each may be a custom property with a fallback. */
export interface Palette {
  readonly from: string
  readonly to: string
  readonly accent: string
  /** Fine highlights. */
  readonly glint: string
  /** Light in light mode and dark in dark mode, for contrast with the text on top. */
  readonly calm: string
}

/** The drawing area. Text is on the left, so the main motif goes to the right. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly paint: Palette
  /** Prefix of ids, unique to the brand. */
  readonly id: string
  /** Next number of a uniform sequence from 0 to 1 that is the same for the same brand. */
  readonly random: () => number
}

/** Draws the inside of an `<svg>`. */
export type Art = (canvas: Canvas) => string

/** Rounds to a tenth of a pixel. */
export const n = (value: number): number => Math.round(value * 10) / 10

export const times = <T>(count: number, draw: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => draw(index))

/** Mulberry32, seeded with a text. */
export const randomFrom = (text: string): (() => number) => {
  let state = [...text].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619),
    2166136261,
  )
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Stop {
  readonly at: number
  readonly colour: string
  readonly opacity?: number
}

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ({ at, colour, opacity }) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** A gradient along a line, in user space units. */
export const linearGradient = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  list: readonly Stop[],
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stops(list)}</linearGradient>`

export const radialGradient = (
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  list: readonly Stop[],
): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stops(list)}</radialGradient>`

/** The background gradient of every drawing, from one brand colour to another. */
export const sky = ({ width, height, paint, id }: Canvas): string =>
  `<defs>${linearGradient(
    `${id}-sky`,
    [0, 0, width, height],
    [
      { at: 0, colour: paint.to },
      { at: 1, colour: paint.from },
    ],
  )}</defs><rect width="${width}" height="${height}" fill="url(#${id}-sky)"/>`

/** A closed curve through points. */
export const closedCurve = (points: readonly (readonly [number, number])[]): string => {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0]
  const [startX, startY] = at(0)
  const segments = points.map((_, index) => {
    const [beforeX, beforeY] = at(index - 1)
    const [x, y] = at(index)
    const [nextX, nextY] = at(index + 1)
    const [afterX, afterY] = at(index + 2)
    return `C${n(x + (nextX - beforeX) / 6)} ${n(y + (nextY - beforeY) / 6)} ${n(nextX - (afterX - x) / 6)} ${n(nextY - (afterY - y) / 6)} ${n(nextX)} ${n(nextY)}`
  })
  return `M${n(startX)} ${n(startY)}${segments.join('')}Z`
}
