import type { Brand } from '@bouquet/theme'
import { filmSize, margin, type Plane, type Planes } from './planes.ts'
import { sways } from './sways.ts'

const { width, height } = filmSize
/** Motion and light are computed at the corners of cells of this size and interpolated between. */
const cell = 32
const columns = width / cell + 1
const rows = height / cell + 1

/** Two lights on closed paths, like sun through leaves. Distances in heights of the picture. */
const lights = [
  { x: 1.2, y: 0.35, wide: 0.5, high: 0.24, reach: 0.34, strength: 0.34, ahead: 0 },
  { x: 0.55, y: 0.7, wide: 0.42, high: 0.2, reach: 0.42, strength: 0.2, ahead: 2.6 },
]

const lightAt = (x: number, y: number, turn: number) =>
  lights.reduce((sum, light) => {
    const dx = x - light.x - light.wide * Math.cos(turn + light.ahead)
    const dy = y - light.y - light.high * Math.sin(turn + light.ahead)
    return sum + light.strength * Math.exp(-(dx * dx + dy * dy) / light.reach ** 2)
  }, 0)

interface Grid {
  /** Distance in pixels to the point of the drawing that is shown here. */
  readonly x: Float32Array
  readonly y: Float32Array
  readonly light: Float32Array
}

function gridAt(art: Brand['art'], turn: number): Grid {
  const size = columns * rows
  const grid = {
    x: new Float32Array(size),
    y: new Float32Array(size),
    light: new Float32Array(size),
  }
  const within = (pixels: number) => Math.max(2 - margin, Math.min(margin - 2, pixels))
  for (let at = 0; at < size; at += 1) {
    const x = ((at % columns) * cell) / height
    const y = (Math.floor(at / columns) * cell) / height
    const [right, down] = sways[art](x, y, turn)
    grid.x[at] = within(right * height)
    grid.y[at] = within(down * height)
    grid.light[at] = lightAt(x, y, turn)
  }
  return grid
}

/** Fractions are kept in integers, in this many parts of one; the processor is a sixth faster with them. */
const one = 1 << 16

/** The four corners of a cell as a start, a step downwards, and what a step to the right adds. */
const cornersOf = (values: Float32Array, at: number, steps: number) => {
  const [a = 0, b = 0] = [values[at], values[at + 1]]
  const [c = 0, d = 0] = [values[at + columns], values[at + columns + 1]]
  return {
    start: a,
    down: (c - a) / steps,
    right: (b - a) / steps,
    both: (d - c - b + a) / steps ** 2,
  }
}

/** Draws one channel of a frame. @param tint what the light turns it into */
function drawPlane(source: Plane, grid: Grid, tint: number, to: Uint8Array, shrink: number): void {
  const { data, width: stride } = source
  const steps = cell / shrink
  const lineOut = width / shrink
  const edge = margin / shrink
  for (let at = 0; at < columns * (rows - 1); at += 1) {
    const column = at % columns
    if (column === columns - 1) continue
    const left = column * steps
    const top = Math.floor(at / columns) * steps
    const xs = cornersOf(grid.x, at, steps)
    const ys = cornersOf(grid.y, at, steps)
    const lit = cornersOf(grid.light, at, steps)
    for (let row = 0; row < steps; row += 1) {
      let x = (((xs.start + xs.down * row) / shrink + left + edge) * one) | 0
      let y = (((ys.start + ys.down * row) / shrink + top + row + edge) * one) | 0
      let light = ((lit.start + lit.down * row) * one) | 0
      const stepX = ((1 + (xs.right + xs.both * row) / shrink) * one) | 0
      const stepY = (((ys.right + ys.both * row) / shrink) * one) | 0
      const stepLight = ((lit.right + lit.both * row) * one) | 0
      let out = (top + row) * lineOut + left
      for (const end = out + steps; out < end; out += 1) {
        const from = (y >> 16) * stride + (x >> 16)
        const across = (x >> 8) & 255
        const a = data[from] ?? 0
        const c = data[from + stride] ?? 0
        const upper = (a << 8) + ((data[from + 1] ?? 0) - a) * across
        const lower = (c << 8) + ((data[from + stride + 1] ?? 0) - c) * across
        const value = upper + (((lower - upper) * ((y >> 8) & 255)) >> 8)
        to[out] = (value + ((((tint << 8) - value) * (light >> 4)) >> 12) + 128) >> 8
        x += stepX
        y += stepY
        light += stepLight
      }
    }
  }
}

/** Numbers from 0 to 1, spread evenly. */
const spread = (index: number, step: number) => (index * step + 0.37) % 1

/** Specks of dust in the light, each with a course and a glow of its own. */
const specks = Array.from({ length: 30 }, (_, index) => ({
  x: width * (0.04 + 0.92 * spread(index, 0.7549)),
  y: height * (0.08 + 0.84 * spread(index, 0.5698)),
  sweep: height * (0.02 + 0.03 * spread(index, 0.41)),
  radius: 1.5 + 4 * spread(index, 0.618) ** 3,
  ahead: Math.PI * 2 * spread(index, 0.29),
}))

function drawSpecks(turn: number, tint: number, to: Uint8Array, shrink: number): void {
  const line = width / shrink
  for (const { x, y, sweep, radius, ahead } of specks) {
    const middleX = (x + sweep * Math.sin(turn + ahead)) / shrink
    const middleY = (y + 1.6 * sweep * Math.cos(turn + ahead)) / shrink
    const glow = 0.75 * (0.5 + 0.5 * Math.sin(turn + ahead * 3)) ** 2
    const reach = (2 * radius) / shrink
    for (let row = Math.ceil(middleY - reach); row <= middleY + reach; row += 1) {
      for (let column = Math.ceil(middleX - reach); column <= middleX + reach; column += 1) {
        const away = ((column - middleX) ** 2 + (row - middleY) ** 2) / (radius / shrink) ** 2
        const at = row * line + column
        const value = to[at] ?? 0
        to[at] = value + (tint - value) * glow * Math.exp(-away)
      }
    }
  }
}

/**
 * Draws a frame of the film in YUV 4:2:0, one plane after another.
 * @param tints brightness and colour differences of the light
 * @param turn 0 to 2π; a round trip ends where it began
 */
export function drawFrame(
  art: Brand['art'],
  planes: Planes,
  tints: readonly [number, number, number],
  turn: number,
): Uint8Array {
  const frame = new Uint8Array((width * height * 3) / 2)
  const grid = gridAt(art, turn)
  let from = 0
  for (const [at, plane] of planes.entries()) {
    const shrink = at === 0 ? 1 : 2
    const size = (width * height) / shrink ** 2
    const part = frame.subarray(from, from + size)
    drawPlane(plane, grid, tints[at] ?? 128, part, shrink)
    drawSpecks(turn, tints[at] ?? 128, part, shrink)
    from += size
  }
  return frame
}
