import { mix } from '../draw/color.ts'
import { fill, group, stroke } from '../draw/ink.ts'
import { line, mirror, type Point, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import type { Pattern } from '../person.ts'
import { bodyDimensionsOf, shoulderLine } from './body.ts'
import { type Cloth, patternPaint } from './patterns.ts'

export function clothOf(base: string): Cloth {
  return {
    base,
    light: mix(base, '#fff3dc', 0.2),
    dark: mix(base, '#1d1430', 0.26),
    line: mix(base, '#120b1c', 0.58),
  }
}

export function clothPaint({ defs, pose }: Kit, cloth: Cloth): string {
  return defs.linearAt(
    pose.light < 0
      ? [
          [0, cloth.light],
          [0.45, cloth.base],
          [1, cloth.dark],
        ]
      : [
          [0, cloth.dark],
          [0.55, cloth.base],
          [1, cloth.light],
        ],
    -270,
    60,
    270,
    200,
  )
}

/** A garment that covers shoulders and arms, cut out at the neck along `neckline` (left to right). */
export function garment(
  kit: Kit,
  color: string,
  neckline: readonly Point[],
  ease = 6,
  skip = 1,
  pattern: Pattern = kit.scene.pattern,
): string {
  const { defs } = kit
  const cloth = clothOf(color)
  const right = shoulderLine(bodyDimensionsOf(kit), ease).slice(skip)
  const d = shape(right, mirror(right).toReversed(), neckline)
  const w = bodyDimensionsOf(kit).shoulder
  const arm = (s: -1 | 1) =>
    line([s * (w - 50), 150], [s * (w - 64), 250], [s * (w - 58), 640]) +
    line([s * (w - 62), 236], [s * (w - 100), 290 + s * 14], [s * (w - 150), 322 + s * 20])
  const print = patternPaint(defs, pattern, cloth)
  const far = -kit.pose.light
  const shade = shape([
    [far * (w - 80), 60],
    [far * (w + 70), 60],
    [far * (w + 70), 660],
    [far * (w - 110), 660],
  ])
  if (kit.isUnder)
    return fill(d, clothPaint(kit, cloth)) + (print === undefined ? '' : fill(d, print))
  const form = defs.form(d)
  return (
    form.paint(clothPaint(kit, cloth)) +
    (print === undefined ? '' : form.paint(print)) +
    group(
      { 'clip-path': form.clip },
      fill(shade, cloth.line, 0.26, { filter: defs.blur(13) }),
      stroke(arm(-1) + arm(1), cloth.line, 6, 0.3, { filter: defs.blur(3) }),
    )
  )
}
