import { mix } from '../draw/colour.ts'
import { fill, group, stroke } from '../draw/ink.ts'
import { line, mirror, type Point, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import { buildOf, shoulderLine } from './body.ts'

export type Cloth = { base: string; light: string; dark: string; line: string }

export const clothOf = (base: string): Cloth => ({
  base,
  light: mix(base, '#fff3dc', 0.26),
  dark: mix(base, '#170f24', 0.4),
  line: mix(base, '#120b1c', 0.58),
})

export const clothPaint = ({ defs, pose }: Kit, cloth: Cloth): string =>
  defs.linearAt(
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

/** A garment: shoulders and arms of the body, cut out at the neck along `neckline` (left to right). */
export const garment = (
  kit: Kit,
  colour: string,
  neckline: readonly Point[],
  ease = 6,
  skip = 1,
): string => {
  const { defs } = kit
  const cloth = clothOf(colour)
  const right = shoulderLine(buildOf(kit), ease).slice(skip)
  const d = shape(right, mirror(right).toReversed(), neckline)
  const w = buildOf(kit).shoulder
  const fold = (points: Point[], width: number, opacity: number, isLit = false) =>
    stroke(line(...points), isLit ? cloth.light : cloth.line, width, opacity)
  const arm = (s: -1 | 1) =>
    fold(
      [
        [s * (w - 52), 150],
        [s * (w - 66), 260],
        [s * (w - 62), 640],
      ],
      5,
      0.5,
    ) +
    fold(
      [
        [s * (w - 60), 168],
        [s * (w - 112), 196],
        [s * (w - 150), 190],
      ],
      5,
      0.26,
    ) +
    fold(
      [
        [s * (w - 68), 240],
        [s * (w - 120), 300],
        [s * (w - 170), 310],
      ],
      6,
      0.18,
    ) +
    fold(
      [
        [s * (w + 2), 170],
        [s * (w - 22), 196],
      ],
      5,
      0.24,
    ) +
    fold(
      [
        [s * (w + 8), 290],
        [s * (w - 30), 330],
      ],
      6,
      0.2,
    )
  const shade = fill(
    shape([
      [-kit.pose.light * (w - 70), 130],
      [-kit.pose.light * (w + 60), 120],
      [-kit.pose.light * (w + 60), 660],
      [-kit.pose.light * (w - 92), 660],
    ]),
    cloth.line,
    0.3,
  )
  return (
    fill(d, clothPaint(kit, cloth)) +
    group(
      { 'clip-path': defs.clip(d) },
      group({ filter: defs.blur(13) }, shade),
      group({ filter: defs.blur(3) }, arm(-1), arm(1)),
    )
  )
}
