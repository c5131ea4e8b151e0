import {
  fitsBox,
  hasNoArea,
  mostElongated,
  mostPathCharacters,
  mostPathCommands,
} from '../brand/logo.ts'
import { type BoundingBox, readPath } from '../brand/svgPath.ts'
import { valueAt } from './contentPaths.ts'
import type { Fix } from './fix.ts'

const sides = ['width', 'height'] as const
type Side = (typeof sides)[number]

const sidesOf = (logo: unknown): Readonly<Record<Side, number>> => ({
  width: Number(valueAt(logo, ['width'])),
  height: Number(valueAt(logo, ['height'])),
})

const setSide = (path: readonly PropertyKey[], side: Side, value: number): Fix => ({
  kind: 'set',
  path: [...path, side],
  value: Math.round(value * 1000) / 1000,
})

/** The long side of a box, and fixes that shorten it or extend the short side. */
export function elongation(path: readonly PropertyKey[], logo: unknown) {
  const { width, height } = sidesOf(logo)
  const [long, short] =
    width > height ? (['width', 'height'] as const) : (['height', 'width'] as const)
  const [most, least] = [Math.max(width, height), Math.min(width, height)]
  const least1000 = Math.ceil((most / mostElongated) * 1000) / 1000
  return {
    long,
    found: `${width} by ${height}`,
    fixes: [setSide(path, long, least * mostElongated), setSide(path, short, least1000)],
  }
}

/** The smallest box with integer sides and an allowed ratio that holds a drawing. */
const boxAround = ({ right, bottom }: BoundingBox): Readonly<Record<Side, number>> => {
  const [width, height] = [Math.max(1, Math.ceil(right)), Math.max(1, Math.ceil(bottom))]
  const least = Math.ceil(Math.max(width, height) / mostElongated)
  return { width: Math.max(width, least), height: Math.max(height, least) }
}

/** What is wrong with the path of a logo, and boxes in which it fits. */
export function logoProblem(
  path: readonly PropertyKey[],
  logo: object,
): { readonly found: string; readonly fixes: readonly Fix[]; readonly nearest?: string } {
  const { width, height } = sidesOf(logo)
  const reading = readPath(String(valueAt(logo, ['path'])).slice(0, mostPathCharacters))
  if (reading.kind !== 'path') {
    const isPath = reading.kind === 'unbounded'
    const found = isPath ? 'has a coordinate that is not a finite number' : 'is not that of an SVG'
    return { found, fixes: [] }
  }
  if (reading.commands > mostPathCommands) {
    return { found: `has more than ${mostPathCommands} commands`, fixes: [] }
  }
  if (hasNoArea(reading.box)) return { found: 'draws nothing', fixes: [] }
  const box = boxAround(reading.box)
  const found = `draws outside its box of ${width} by ${height}`
  if (!fitsBox(reading.box, box)) return { found, fixes: [] }
  return {
    found,
    fixes: [{ kind: 'set', path, value: { ...logo, ...box } }],
    nearest: `"width": ${box.width}, "height": ${box.height}`,
  }
}
