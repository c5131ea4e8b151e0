/** Bounding box of a drawing. */
export interface BoundingBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** `malformed`: not the `d` of an SVG path. `unbounded`: a coordinate is not a finite number. */
export type PathReading =
  | { readonly kind: 'path'; readonly commands: number; readonly box: BoundingBox }
  | { readonly kind: 'malformed' | 'unbounded' }

type Point = readonly [number, number]

const figuresOf: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}

const number = /[ \t\n\f\r,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
/** The flags of an arc need no separator from what follows. */
const flag = /[ \t\n\f\r,]*([01])/y
const letter = /[ \t\n\f\r]*([a-z])/iy

interface Command {
  readonly name: string
  readonly figures: readonly number[]
}

/** The commands of a path, implicit repetitions with their letter; null when the text is not a path. */
const readCommands = (path: string): readonly Command[] | null => {
  const commands: Command[] = []
  let at = 0
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const [match, found] = pattern.exec(path) ?? []
    at += match?.length ?? 0
    return found
  }
  let name = ''
  const end = path.trimEnd().length
  while (at < end) {
    const next = read(letter)
    if (next === undefined && (name === '' || name.toLowerCase() === 'z')) return null
    name = next ?? (name === 'm' ? 'l' : name === 'M' ? 'L' : name)
    const count = figuresOf[name.toLowerCase()]
    if (count === undefined || (commands.length === 0 && name.toLowerCase() !== 'm')) return null
    const figures: number[] = []
    while (figures.length < count) {
      const isFlag = count === 7 && (figures.length === 3 || figures.length === 4)
      const figure = read(isFlag ? flag : number)
      if (figure === undefined) return null
      figures.push(Number(figure))
    }
    commands.push({ name, figures })
  }
  return commands.length === 0 ? null : commands
}

/** Samples per curve; the error between two samples is far below the tolerance. */
const samples = 16
const steps = Array.from({ length: samples }, (_, step) => (step + 1) / samples)

const bezier = (points: readonly Point[], share: number): Point => {
  const [first = [0, 0], ...others] = points
  if (others.length === 0) return first
  const nextPoints = others.map((point, index): Point => {
    const [x, y] = points[index] ?? point
    return [x + (point[0] - x) * share, y + (point[1] - y) * share]
  })
  return bezier(nextPoints, share)
}

/** Points of an elliptical arc, as SVG 2 converts its end points to a centre (appendix B.2.4). */
const arcPoints = (from: Point, figures: readonly number[], to: Point): readonly Point[] => {
  const [rawX = 0, rawY = 0, turn = 0, large = 0, sweep = 0] = figures
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  if (rawX === 0 || rawY === 0) return [to]
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX]
  if (x === 0 && y === 0) return [to]
  const scale = Math.max(1, Math.hypot(x / rawX, y / rawY))
  const [radiusX, radiusY] = [Math.abs(rawX) * scale, Math.abs(rawY) * scale]
  const reach = (x / radiusX) ** 2 + (y / radiusY) ** 2
  const offset = Math.sqrt(Math.max(0, 1 / reach - 1)) * (large === sweep ? -1 : 1)
  const [centreX, centreY] = [(offset * radiusX * y) / radiusY, (-offset * radiusY * x) / radiusX]
  const start = Math.atan2((y - centreY) / radiusY, (x - centreX) / radiusX)
  const end = Math.atan2((-y - centreY) / radiusY, (-x - centreX) / radiusX)
  const whole = 2 * Math.PI
  const along = (((sweep === 1 ? end - start : start - end) % whole) + whole) % whole
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return steps.map((share): Point => {
    const angle = start + along * share * (sweep === 1 ? 1 : -1)
    const [a, b] = [centreX + radiusX * Math.cos(angle), centreY + radiusY * Math.sin(angle)]
    return [middle[0] + cos * a - sin * b, middle[1] + sin * a + cos * b]
  })
}

interface Pen {
  readonly at: Point
  /** Start of the current subpath. */
  readonly start: Point
  /** The last control point, which the smooth commands mirror. */
  readonly control: { readonly kind: 'cubic' | 'quadratic'; readonly point: Point } | null
}

interface Stroke {
  readonly pen: Pen
  readonly points: readonly Point[]
}

const line = ({ start }: Pen, to: Point): Stroke => ({
  pen: { at: to, start, control: null },
  points: [to],
})

const curve = (
  { at, start }: Pen,
  kind: 'cubic' | 'quadratic',
  controls: readonly Point[],
  to: Point,
): Stroke => ({
  pen: { at: to, start, control: { kind, point: controls.at(-1) ?? at } },
  points: steps.map((share) => bezier([at, ...controls, to], share)),
})

const mirrored = ({ at, control }: Pen, kind: 'cubic' | 'quadratic'): Point =>
  control?.kind === kind ? [2 * at[0] - control.point[0], 2 * at[1] - control.point[1]] : at

/** The end point of a command, and points along it that are dense enough to measure the bounding box. */
const draw = (pen: Pen, { name, figures }: Command): Stroke => {
  const { at, start } = pen
  const kind = name.toLowerCase()
  const [originX, originY] = name === kind ? at : [0, 0]
  const [first = 0] = figures
  const point = (index: number): Point => [
    (figures[index] ?? 0) + originX,
    (figures[index + 1] ?? 0) + originY,
  ]
  switch (kind) {
    case 'm':
      return { pen: { at: point(0), start: point(0), control: null }, points: [point(0)] }
    case 'h':
      return line(pen, [first + originX, at[1]])
    case 'v':
      return line(pen, [at[0], first + originY])
    case 'c':
      return curve(pen, 'cubic', [point(0), point(2)], point(4))
    case 's':
      return curve(pen, 'cubic', [mirrored(pen, 'cubic'), point(0)], point(2))
    case 'q':
      return curve(pen, 'quadratic', [point(0)], point(2))
    case 't':
      return curve(pen, 'quadratic', [mirrored(pen, 'quadratic')], point(0))
    case 'a':
      return { ...line(pen, point(5)), points: arcPoints(at, figures, point(5)) }
    default:
      return line(pen, kind === 'z' ? start : point(0))
  }
}

const pointsOf = (commands: readonly Command[]): readonly Point[] => {
  let pen: Pen = { at: [0, 0], start: [0, 0], control: null }
  return commands.flatMap((command) => {
    const stroke = draw(pen, command)
    pen = stroke.pen
    return stroke.points
  })
}

/** Parses the `d` of an SVG path and measures its bounding box. */
export function readPath(path: string): PathReading {
  const commands = readCommands(path)
  if (commands === null) return { kind: 'malformed' }
  const points = pointsOf(commands)
  if (!points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))) {
    return { kind: 'unbounded' }
  }
  const box = points.reduce<BoundingBox>(
    ({ left, top, right, bottom }, [x, y]) => ({
      left: Math.min(left, x),
      top: Math.min(top, y),
      right: Math.max(right, x),
      bottom: Math.max(bottom, y),
    }),
    { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
  )
  return { kind: 'path', commands: commands.length, box }
}
