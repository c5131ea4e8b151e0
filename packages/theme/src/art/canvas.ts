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
export function n(value: number): number {
  return Math.round(value * 10) / 10
}

export function times<T>(count: number, draw: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => draw(index))
}

/** Mulberry32, seeded with a text. */
export function randomFrom(text: string): () => number {
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
  readonly color: string
  readonly opacity?: number
}

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ({ at, color, opacity }) =>
        `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** A gradient along a line, in user space units. */
export function linearGradient(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  list: readonly Stop[],
): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stops(list)}</linearGradient>`
}

export function radialGradient(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  list: readonly Stop[],
): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stops(list)}</radialGradient>`
}

/** The background gradient of every drawing, from one brand colour to another. */
export function sky({ width, height, paint, id }: Canvas): string {
  return `<defs>${linearGradient(
    `${id}-sky`,
    [0, 0, width, height],
    [
      { at: 0, color: paint.to },
      { at: 1, color: paint.from },
    ],
  )}</defs><rect width="${width}" height="${height}" fill="url(#${id}-sky)"/>`
}

/** Whole numbers in the least characters: a minus sign also separates. */
const relative = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-')

/**
 * A closed curve through points, in whole pixels and steps from point to point, since drawings are part of each
 * first view. The control point after a point mirrors the one before it, so that `s` needs only the latter.
 */
export function closedCurve(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0]
  const pixel = (index: number) => at(index).map(Math.round)
  const bend = (index: number) => {
    const [before, here, after] = [at(index - 1), at(index), at(index + 1)]
    return [0, 1].map((axis) => (here[axis] ?? 0) - ((after[axis] ?? 0) - (before[axis] ?? 0)) / 6)
  }
  const [startX = 0, startY = 0] = pixel(0)
  const [mirrorX = 0, mirrorY = 0] = bend(0)
  const segments = points.map((_, index) => {
    const [x = 0, y = 0] = pixel(index)
    const [bendX = 0, bendY = 0] = bend(index + 1)
    const [nextX = 0, nextY = 0] = pixel(index + 1)
    const control = [Math.round(bendX) - x, Math.round(bendY) - y]
    const end = [nextX - x, nextY - y]
    return index === 0
      ? `c${relative([startX - Math.round(mirrorX), startY - Math.round(mirrorY), ...control, ...end])}`
      : `s${relative([...control, ...end])}`
  })
  return `M${startX} ${startY}${segments.join('')}z`
}
