export type Point = readonly [x: number, y: number]

const n = (value: number): string => String(Math.round(value * 10) / 10)
const xy = ([x, y]: Point): string => `${n(x)} ${n(y)}`

const curves = (points: readonly Point[], isClosed: boolean): string => {
  const last = points.length - 1
  const at = (i: number): Point => {
    const index = isClosed ? (i + points.length) % points.length : Math.min(last, Math.max(0, i))
    return points[index] ?? [0, 0]
  }
  let path = ''
  for (let i = 0; i < (isClosed ? points.length : last); i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const second: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6]
    path += `C${xy(first)} ${xy(second)} ${xy(c)}`
  }
  return path
}

/** A smooth open line through the points. */
export const line = (...points: Point[]): string =>
  `M${xy(points[0] ?? [0, 0])}${curves(points, false)}`

/** A smooth closed shape through the points. */
export const blob = (...points: Point[]): string =>
  `M${xy(points[0] ?? [0, 0])}${curves(points, true)}Z`

/** A closed shape of smooth stretches that meet in corners. */
export const shape = (...stretches: (readonly Point[])[]): string =>
  `${stretches
    .map((points, i) => `${i === 0 ? 'M' : 'L'}${xy(points[0] ?? [0, 0])}${curves(points, false)}`)
    .join('')}Z`

/** A closed shape whose edge swells between neighbouring points, as curls and foliage do. */
export const cloud = (points: readonly Point[], swell = 0.62): string => {
  const first = points[0] ?? [0, 0]
  const arcs = [...points.slice(1), first].map((to, i) => {
    const from = points[i] ?? first
    const r = n(Math.hypot(to[0] - from[0], to[1] - from[1]) * swell)
    return `A${r} ${r} 0 0 1 ${xy(to)}`
  })
  return `M${xy(first)}${arcs.join('')}Z`
}

/** The line that lies `share` of the way between two lines with the same number of points. */
export const between = (a: readonly Point[], b: readonly Point[], share: number): Point[] =>
  a.map(([x, y], i) => {
    const [bx, by] = b[i] ?? [x, y]
    return [x + (bx - x) * share, y + (by - y) * share]
  })

export const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y])

/** The same outline, its points moved by a rule. */
export const reverse = (points: readonly Point[]): Point[] => points.toReversed()

export const round = n
