import { ellipse, fill, group, stroke } from '../draw/ink.ts'
import { line, mirror, type Point, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'

/** Dimensions of neck and shoulders; the origin is the base of the neck. */
export type BodyDimensions = { shoulder: number; neck: number; slope: number }

export function bodyDimensionsOf({ person }: Kit): BodyDimensions {
  return person.gender === 'male'
    ? { shoulder: 268, neck: 66, slope: 30 }
    : { shoulder: 216, neck: 49, slope: 34 }
}

/**
 * Outline from the side of the neck along the right shoulder and arm; `ease` is the distance to the body.
 */
export function shoulderLine({ shoulder: w, neck, slope }: BodyDimensions, ease = 0): Point[] {
  return [
    [neck + 6 + ease * 0.4, -34 - ease * 0.4],
    [neck + 36 + ease, -8 - ease],
    [w * 0.66, slope * 0.55 - ease],
    [w * 0.9, slope + 22 - ease * 0.8],
    [w + ease, slope + 84],
    [w + 14 + ease, 270],
    [w + 22 + ease, 640],
  ]
}

/** Neck, shoulders and chest without clothes. */
export function drawBody(kit: Kit): string {
  const { skin, defs, pose } = kit
  const build = bodyDimensionsOf(kit)
  const right = shoulderLine(build)
  const { neck } = build
  const lean = pose.turn * 26
  const neckTop: Point[] = [
    [lean - neck * 0.96, -150],
    [lean + neck * 0.96, -150],
  ]
  const d = shape(
    [[neckTop[1]?.[0] ?? 0, -150], [neck + lean * 0.3, -80], ...right],
    [...mirror(right).toReversed(), [-neck + lean * 0.3, -80], [neckTop[0]?.[0] ?? 0, -150]],
  )
  const form = defs.form(d)
  const lit = pose.light
  const paint = defs.linearAt(
    [
      [0, lit < 0 ? skin.light : skin.shade],
      [0.5, skin.base],
      [1, lit < 0 ? skin.shade : skin.light],
    ],
    -220,
    0,
    220,
    0,
  )
  const under = shape(
    [
      [lean - 120, -190],
      [lean + 120, -190],
    ],
    [
      [lean + 90 + lit * -10, -70],
      [lean * 1.2 - lit * 30, -34 + 12],
      [lean - 90, -80],
    ],
  )
  const bone = (s: -1 | 1) =>
    stroke(line([s * 22, 10], [s * 80, 4], [s * (build.shoulder * 0.7), 22]), skin.deep, 3.4, 0.2)
  const cord = (s: -1 | 1) =>
    stroke(
      line([lean + s * neck * 0.84, -92], [s * neck * 0.5, -30], [s * 15, 6]),
      skin.deep,
      4,
      0.2,
    )
  return (
    form.paint(paint) +
    group(
      { 'clip-path': form.clip },
      fill(under, skin.deep, 0.62, { filter: defs.blur(5) }),
      ellipse(0, 20, 16, 10, skin.deep, 0.22, { filter: defs.blur(5) }),
    ) +
    cord(-1) +
    cord(1) +
    bone(-1) +
    bone(1)
  )
}
