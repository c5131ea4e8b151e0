export type Point = readonly [x: number, y: number]

/** One decimal at most, without a leading zero. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
}

/** Joins numbers, with a space only where it is needed. */
const run = (values: readonly number[]): string =>
  values.reduce((text, value) => {
    const digits = round(value)
    return text === '' || digits.startsWith('-') ? text + digits : `${text} ${digits}`
  }, '')

/** Writes relative commands from the rounded position, so that rounding errors do not add up. */
const createPen = () => {
  let [x, y] = [0, 0]
  let path = ''
  const coarse = (value: number) =>
    Math.abs(value) > 9 ? Math.round(value) : Math.round(value * 10) / 10
  const step = ([px, py]: Point): [number, number] => [coarse(px - x), coarse(py - y)]
  const arrive = ([dx, dy]: readonly [number, number]) => {
    x += dx
    y += dy
  }
  return {
    move(to: Point) {
      ;[x, y] = [Math.round(to[0]), Math.round(to[1])]
      path += `M${run([x, y])}`
    },
    straight(to: Point) {
      const by = step(to)
      path += `l${run(by)}`
      arrive(by)
    },
    /** A curve; without a first control point it continues smoothly. */
    curve(first: Point | undefined, second: Point, to: Point) {
      const by = step(to)
      const handles = first === undefined ? step(second) : [...step(first), ...step(second)]
      path += `${first === undefined ? 's' : 'c'}${run([...handles, ...by])}`
      arrive(by)
    },
    arc(radius: number, to: Point) {
      const by = step(to)
      const r = Math.round(radius)
      path += `a${r} ${r} 0 0 1 ${run(by)}`
      arrive(by)
    },
    /** Smooth curves through points; the first is the current position. */
    through(points: readonly Point[], isClosed: boolean) {
      const last = points.length - 1
      const at = (i: number): Point => {
        const index = isClosed
          ? (i + points.length) % points.length
          : Math.min(last, Math.max(0, i))
        return points[index] ?? [0, 0]
      }
      for (let i = 0; i < (isClosed ? points.length : last); i += 1) {
        const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
        this.curve(
          i === 0 ? [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6] : undefined,
          [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6],
          c,
        )
      }
    },
    toString: () => path,
  }
}

/** A smooth open line through the points. */
export function line(...points: Point[]): string {
  const pen = createPen()
  pen.move(points[0] ?? [0, 0])
  pen.through(points, false)
  return pen.toString()
}

/** A smooth closed shape through the points. */
export function blob(...points: Point[]): string {
  const pen = createPen()
  pen.move(points[0] ?? [0, 0])
  pen.through(points, true)
  return `${pen}z`
}

/** A closed shape of smooth sections that meet in corners. */
export function shape(...stretches: (readonly Point[])[]): string {
  const pen = createPen()
  for (const [i, points] of stretches.entries()) {
    const start = points[0] ?? [0, 0]
    if (i === 0) pen.move(start)
    else pen.straight(start)
    pen.through(points, false)
  }
  return `${pen}z`
}

/** A closed shape whose edge bulges between points, as for curls and foliage. */
export function cloud(points: readonly Point[], swell = 0.62): string {
  const pen = createPen()
  const first = points[0] ?? [0, 0]
  pen.move(first)
  for (const [i, to] of [...points.slice(1), first].entries()) {
    const from = points[i] ?? first
    pen.arc(Math.hypot(to[0] - from[0], to[1] - from[1]) * swell, to)
  }
  return `${pen}z`
}

/** Rectangles in one path. */
export function boxes(
  all: readonly (readonly [x: number, y: number, width: number, height: number])[],
): string {
  return all.map(([x, y, w, h]) => `M${run([x, y])}h${w}v${h}h${-w}z`).join('')
}

/** Interpolates between two lines with the same number of points. */
export function between(a: readonly Point[], b: readonly Point[], share: number): Point[] {
  return a.map(([x, y], i) => {
    const [bx, by] = b[i] ?? [x, y]
    return [x + (bx - x) * share, y + (by - y) * share]
  })
}

export function mirror(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [-x, y])
}

/** Points at even distances along an outline with small offsets, for curls and foliage. */
export function scatterAlong(points: readonly Point[], spacing: number): Point[] {
  const placed: Point[] = []
  let carried = 0
  for (const [i, from] of points.slice(0, -1).entries()) {
    const to = points[i + 1] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    while (carried < length) {
      const share = carried / length
      const off = ((placed.length * 7) % 5) - 2
      placed.push([
        from[0] + (to[0] - from[0]) * share + off,
        from[1] + (to[1] - from[1]) * share - off,
      ])
      carried += spacing * (0.8 + ((placed.length * 13) % 5) * 0.1)
    }
    carried -= length
  }
  return placed
}
