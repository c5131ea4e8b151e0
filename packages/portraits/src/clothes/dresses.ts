import { fill, stroke } from '../draw/ink.ts'
import { line, type Point, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import { bodyDimensionsOf } from './body.ts'
import { clothOf, clothPaint, garment } from './cloth.ts'

export function dress(kit: Kit): string {
  const { shoulder: w } = bodyDimensionsOf(kit)
  const c = clothOf(kit.scene.cloth)
  const side = (s: -1 | 1): Point[] => [
    [s * (w - 56), 640],
    [s * (w - 62), 300],
    [s * (w - 58), 196],
    [s * 112, 150],
    [s * 92, 84],
  ]
  const edge: Point[] = [
    [78, 86],
    [46, 138],
    [0, 158],
    [-46, 138],
    [-78, 86],
  ]
  const strap = (s: -1 | 1) => line([s * 84, 92], [s * 90, 30], [s * 84, -8])
  const arm = (s: -1 | 1) => line([s * (w - 52), 150], [s * (w - 62), 280], [s * (w - 54), 640])
  return (
    stroke(arm(-1) + arm(1), kit.skin.deep, 4, 0.45) +
    stroke(strap(-1) + strap(1), c.base, 14) +
    fill(shape(side(1), edge, side(-1).toReversed()), clothPaint(kit, c)) +
    stroke(line(...edge), c.line, 3, 0.35) +
    stroke(
      line([-66, 190], [-34, 330], [-50, 520]) + line([54, 190], [36, 330], [64, 520]),
      c.line,
      6,
      0.18,
    )
  )
}

export function wrap(kit: Kit): string {
  const { neck } = bodyDimensionsOf(kit)
  const c = clothOf(kit.scene.cloth)
  const left: Point[] = [
    [-neck - 34, -12],
    [-neck * 0.9, 70],
    [6, 172],
  ]
  const right: Point[] = [
    [6, 172],
    [neck * 0.8, 80],
    [neck + 34, -12],
  ]
  return (
    garment(kit, kit.scene.cloth, [...left, ...right.slice(1)], 5) +
    stroke(line([neck + 33, -12], [neck * 0.8, 80], [4, 176], [-110, 300]), c.line, 5, 0.4) +
    stroke(line(...left), c.light, 5, 0.5)
  )
}
