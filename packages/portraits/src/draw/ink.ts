import { round } from './path.ts'

type Stop = readonly [offset: number, color: string, opacity?: number]

type Attributes = Readonly<Record<string, string | number | undefined>>

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')

export function element(name: string, values: Attributes, inner = ''): string {
  return inner === ''
    ? `<${name}${attributes(values)}/>`
    : `<${name}${attributes(values)}>${inner}</${name}>`
}

export function fill(d: string, color: string, opacity?: number, extra: Attributes = {}): string {
  return element('path', { d, fill: color, opacity: fine(opacity), ...extra })
}

/** A stroke; round caps and `fill="none"` are set on the root element. */
export function stroke(
  d: string,
  color: string,
  width: number,
  opacity?: number,
  extra: Attributes = {},
): string {
  return element('path', {
    d,
    stroke: color,
    'stroke-width': width,
    opacity: fine(opacity),
    ...extra,
  })
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  color: string,
  opacity?: number,
  extra: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill: color, opacity: fine(opacity), ...extra })
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  opacity?: number,
  extra: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill: color, opacity: fine(opacity), ...extra })
}

export function group(values: Attributes, ...inner: string[]): string {
  return element('g', values, inner.join(''))
}

/** The opacity attribute with two decimals; absent for 1. */
const fine = (opacity: number | undefined): string | undefined =>
  opacity === undefined || opacity >= 1
    ? undefined
    : String(Math.round(opacity * 100) / 100).replace(/^0\./, '.')

/** A shape in `<defs>`. */
type Form = {
  paint(color: string, extra?: Attributes): string
  trace(color: string, width: number, extra?: Attributes): string
  readonly clip: string
}

/** Collects gradients, clip paths and filters of one drawing, with ids unique to it. */
export type Defs = {
  linear(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string
  /** A gradient in drawing units instead of fractions of the shape. */
  linearAt(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string
  /** A shape that is drawn several times and clips others. */
  form(d: string): Form
  /** A repeating pattern in drawing units. */
  pattern(width: number, height: number, tile: string): string
  blur(radius: number): string
  /** Blurred opaque parts of a background, up to the edges of the picture. */
  soft(radius: number, ...inner: string[]): string
  toString(): string
}

const stop = ([offset, color, opacity]: Stop): string =>
  element('stop', {
    offset: fine(offset) ?? '1',
    'stop-color': color,
    'stop-opacity': fine(opacity),
  })

/** Blur makes shapes transparent at the edge of the picture; drawing them twice makes them opaque again. */
const opaque = element('feMerge', {}, element('feMergeNode', { in: 'b' }).repeat(3))

export function createDefs(prefix: string): Defs {
  const made = new Map<string, { id: string; text: string }>()
  const register = (build: (id: string) => string): string => {
    const draft = build('')
    const known = made.get(draft)
    const id = known?.id ?? `${prefix}${made.size.toString(36)}`
    if (known === undefined) made.set(draft, { id, text: build(id) })
    return `url(#${id})`
  }
  const blur = (radius: number, after = '') =>
    register((id) =>
      element(
        'filter',
        { id, x: '-50%', y: '-50%', width: '200%', height: '200%' },
        element('feGaussianBlur', {
          stdDeviation: radius,
          result: after === '' ? undefined : 'b',
        }) + after,
      ),
    )
  const gradient = (name: string, stops: readonly Stop[], values: Attributes) =>
    register((id) => element(name, { id, ...values }, stops.map(stop).join('')))
  return {
    linear: (stops, x1, y1, x2, y2) =>
      gradient('linearGradient', stops, {
        x1: fine(x1) ?? '1',
        y1: fine(y1) ?? '1',
        x2: fine(x2) ?? '1',
        y2: fine(y2) ?? '1',
      }),
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      gradient('radialGradient', stops, {
        cx: fine(cx) ?? '1',
        cy: fine(cy) ?? '1',
        r: fine(r) ?? '1',
      }),
    linearAt: (stops, x1, y1, x2, y2) =>
      gradient('linearGradient', stops, { gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }),
    pattern: (width, height, tile) =>
      register((id) =>
        element('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, tile),
      ),
    form: (d) => {
      const href = register((id) => element('path', { id, d })).slice(4, -1)
      return {
        paint: (color, extra = {}) => element('use', { href, fill: color, ...extra }),
        trace: (color, width, extra = {}) =>
          element('use', { href, stroke: color, 'stroke-width': width, ...extra }),
        get clip() {
          return register((id) => element('clipPath', { id }, element('use', { href })))
        },
      }
    },
    soft: (radius, ...inner) => group({ filter: blur(radius, opaque) }, ...inner),
    blur: (radius) => blur(radius),
    toString: () => element('defs', {}, [...made.values()].map(({ text }) => text).join('')),
  }
}
