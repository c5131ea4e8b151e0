import { ellipse, fill, stroke } from '../draw/ink.ts'
import { line, type Point, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import type { Pattern } from '../person.ts'
import { bodyDimensionsOf } from './body.ts'
import { clothOf, garment } from './cloth.ts'
import { patternPaint } from './patterns.ts'

export function collarFlap(
  kit: Kit,
  color: string,
  s: -1 | 1,
  open: number,
  pattern: Pattern = kit.scene.pattern,
): string {
  const { neck } = bodyDimensionsOf(kit)
  const c = clothOf(color)
  const outer: Point[] = [
    [s * (neck + 22), -52],
    [s * (neck + 44), -14],
    [s * (neck + 30), 52],
  ]
  const tip: Point = [s * (neck - 22 + open), 84]
  const inner: Point[] = [
    [s * (open * 0.4 + 8), 40 + open],
    [s * (neck * 0.8), -18],
    [s * (neck + 6), -58],
  ]
  const d = shape(outer, [tip], inner)
  const print = patternPaint(kit.defs, pattern, c)
  return (
    fill(d, s === kit.pose.light ? c.light : c.base) +
    (print === undefined ? '' : fill(d, print)) +
    stroke(`${line(...outer.slice(1), tip)}${line(tip, inner[0] ?? tip)}`, c.line, 3, 0.4)
  )
}

export function shirt(kit: Kit): string {
  const { neck } = bodyDimensionsOf(kit)
  const { cloth } = kit.scene
  const c = clothOf(cloth)
  const depth = 104
  const buttons = [depth + 64, depth + 150, depth + 236].map(
    (y) => ellipse(4, y, 6, 6, c.light) + ellipse(4, y, 2, 2, c.line, 0.7),
  )
  return (
    garment(
      kit,
      cloth,
      [
        [-neck - 24, -30],
        [-neck * 0.66, 26],
        [-2, depth],
        [neck * 0.66, 26],
        [neck + 24, -30],
      ],
      8,
    ) +
    stroke(line([-2, depth], [-14, 220], [-16, 640]), c.line, 3, 0.4) +
    stroke(line([20, depth + 10], [24, 220], [24, 640]), c.line, 2, 0.25) +
    buttons.join('') +
    collarFlap(kit, cloth, -1, 6) +
    collarFlap(kit, cloth, 1, 6)
  )
}
