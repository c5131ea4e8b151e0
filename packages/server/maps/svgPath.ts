import type { MultiPolygon } from 'polygon-clipping'
import { areaOf } from './simplify.ts'

const leastArea = 60
const dotRadius = 7

/** The `d` of a region. Regions too small to be chosen become a dot. */
export function svgPath(polygons: MultiPolygon): string {
  const area = polygons.reduce((sum, [ring = []]) => sum + areaOf(ring), 0)
  if (area < leastArea) return dotAt(polygons)
  return polygons.flatMap((rings) => rings.map((ring) => ringPath(ring.slice(0, -1)))).join('')
}

/** A ring in whole units, each step relative to the last. */
export function ringPath(ring: MultiPolygon[0][0]): string {
  const whole = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const [start, ...others] = whole
  if (!start) return ''
  let [x, y] = start
  const steps: string[] = []
  for (const [nextX, nextY] of others) {
    if (nextX === x && nextY === y) continue
    steps.push(`${nextX - x}${nextY < y ? '' : ' '}${nextY - y}`)
    ;[x, y] = [nextX, nextY]
  }
  if (steps.length < 2) return ''
  return `M${start.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
}

function dotAt([[ring = []] = []]: MultiPolygon): string {
  const mean = (axis: 0 | 1) =>
    Math.round(ring.reduce((sum, at) => sum + at[axis], 0) / Math.max(ring.length, 1))
  const r = dotRadius
  return `M${mean(0) - r} ${mean(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`
}
