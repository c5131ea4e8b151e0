import { mix } from '../draw/color.ts'
import { fill, group, stroke } from '../draw/ink.ts'
import { blob, line, type Point, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import { dome } from '../hair/kit.ts'
import { clothOf, clothPaint } from './cloth.ts'

const beanie = (kit: Kit): string => {
  const { pose, person, scene } = kit
  const w = person.face.width
  const c = clothOf(scene.second)
  const p = (x: number, y: number, z: number): Point => pose.at(x, y, z)
  const top = [p(-w * 1.1, -52, -8), ...dome(kit, 30, 12).slice(2, 7), p(w * 1.1, -52, -8)]
  const brim: Point[] = [
    p(w * 1.09, -58, 0),
    p(w * 0.6, -92, 72),
    p(0, -100, 94),
    p(-w * 0.6, -92, 72),
    p(-w * 1.09, -58, 0),
  ]
  const low = brim.map(([x, y]): Point => [x * 1.01, y + 40])
  const ribs = [-0.86, -0.62, -0.36, -0.1, 0.16, 0.42, 0.66, 0.88]
    .map((k) => line(p(k * w * 1.06, -92 + k * k * 36, 72), p(k * w * 1.06, -58 + k * k * 36, 72)))
    .join('')
  return (
    fill(shape(top, brim), clothPaint(kit, c)) +
    stroke(
      line(p(-w * 0.4, -112, 60), p(-w * 0.34, -150, 30)) +
        line(p(w * 0.3, -116, 60), p(w * 0.3, -152, 30)),
      c.line,
      4,
      0.24,
    ) +
    fill(shape(brim, low.toReversed()), mix(scene.second, '#fff3dc', 0.12)) +
    stroke(ribs, c.line, 3, 0.28) +
    stroke(line(...low), c.line, 3, 0.3)
  )
}

const straw = (kit: Kit): string => {
  const { pose, person } = kit
  const w = person.face.width
  const c = clothOf('#dcbd86')
  const p = (x: number, y: number, z: number): Point => pose.at(x, y, z)
  const [cx] = p(0, 0, 10)
  const brim = blob(
    [cx - w * 2.05, -66],
    [cx - w * 1.2, -112],
    [cx, -128],
    [cx + w * 1.2, -112],
    [cx + w * 2.05, -66],
    [cx + w * 1.1, -64],
    [cx, -70],
    [cx - w * 1.1, -64],
  )
  const crown = shape(
    [
      [cx - w * 0.98, -98],
      [cx - w * 0.9, -182],
      [cx - w * 0.3, -212],
      [cx + w * 0.34, -210],
      [cx + w * 0.9, -180],
      [cx + w * 0.98, -98],
    ],
    [
      [cx + w * 0.5, -84],
      [cx, -80],
      [cx - w * 0.5, -84],
    ],
  )
  const band = shape(
    [
      [cx - w * 0.97, -128],
      [cx, -112],
      [cx + w * 0.97, -128],
    ],
    [
      [cx + w * 0.98, -97],
      [cx, -81],
      [cx - w * 0.98, -97],
    ],
  )
  const weave = [0.3, 0.6, 0.85]
    .map((k) =>
      line(
        [cx - w * (1 + k), -78 - (1 - k) * 16],
        [cx, -76 - k * 6],
        [cx + w * (1 + k), -78 - (1 - k) * 16],
      ),
    )
    .join('')
  return group(
    { transform: 'translate(0 14)' },
    fill(brim, clothPaint(kit, c)) +
      stroke(weave, c.line, 2, 0.2) +
      fill(crown, clothPaint(kit, c)) +
      fill(band, mix(kit.scene.second, '#1c1020', 0.2)),
  )
}

/** Shadow of a hat's brim on the forehead. */
const cast = ({ pose, person, skin, defs }: Kit): string => {
  const w = person.face.width
  const p = (x: number, y: number, z: number): Point => pose.at(x, y, z)
  return fill(
    blob(
      p(-w * 0.9, -60, 40),
      p(0, -78, 90),
      p(w * 0.9, -60, 40),
      p(w * 0.86, -34, 46),
      p(0, -46, 94),
      p(-w * 0.86, -34, 46),
    ),
    skin.deep,
    0.36,
    { filter: defs.blur(5) },
  )
}

export function drawHat(kit: Kit): string {
  switch (kit.scene.hat) {
    case 'none':
      return ''
    case 'beanie':
      return cast(kit) + beanie(kit)
    case 'straw':
      return cast(kit) + straw(kit)
  }
}
