import { mix } from '../draw/colour.ts'
import { fill, stroke } from '../draw/ink.ts'
import { line, type Point, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import { dome, type Hair, hairline } from './kit.ts'

const clothPaint = ({ defs, pose, scene }: Kit) => {
  const c = scene.second
  const [a, b] = [mix(c, '#fff4e0', 0.28), mix(c, '#1c1020', 0.34)]
  return defs.linearAt(
    [
      [0, pose.light < 0 ? a : b],
      [0.5, c],
      [1, pose.light < 0 ? b : a],
    ],
    -130,
    -60,
    130,
    20,
  )
}

/** A scarf laid around face and neck. */
export const headscarf = (kit: Kit): Hair => {
  const { pose, person, scene } = kit
  const w = person.face.width
  const dark = mix(scene.second, '#1c1020', 0.45)
  const p = (x: number, y: number, z: number): Point => pose.at(x, y, z)
  const opening: Point[] = [
    p(-w * 0.4, 140, 70),
    p(-w * 0.86, 96, 26),
    p(-w * 0.98, 20, 16),
    p(-w * 0.88, -56, 44),
    p(-w * 0.46, -94, 76),
    p(0, -101, 90),
    p(w * 0.46, -94, 76),
    p(w * 0.88, -56, 44),
    p(w * 0.98, 20, 16),
    p(w * 0.86, 96, 26),
    p(w * 0.4, 140, 70),
  ]
  const outer: Point[] = [
    [-40, 330],
    [-150, 300],
    [-142, 190],
    [-w - 24, 90],
    [-w - 22, -20],
    ...dome(kit, 20, 18).slice(1, 8),
    [w + 22, -20],
    [w + 24, 90],
    [142, 190],
    [158, 300],
    [60, 330],
  ]
  const fold = (points: Point[], width: number, opacity: number) =>
    stroke(line(...points), dark, width, opacity)
  return {
    back: fill(shape([...dome(kit, 16, 16), [w + 40, 200], [-w - 40, 200]]), dark),
    front:
      fill(shape(outer, [p(0, 172, 70)], opening.toReversed(), [p(0, 172, 70)]), clothPaint(kit)) +
      fold([p(-w * 0.7, 128, 40), [-20, 190], [90, 226]], 6, 0.4) +
      fold([p(-w * 0.95, 90, 10), [-50, 214], [110, 270]], 5, 0.34) +
      fold([p(w * 0.72, 128, 40), [40, 188], [-30, 216]], 6, 0.36) +
      fold([p(-w * 0.6, -112, 50), p(-w * 1.05, -50, 0), [-w - 10, 60]], 4, 0.3) +
      fold([p(w * 0.6, -112, 50), p(w * 1.05, -50, 0), [w + 10, 60]], 4, 0.3),
  }
}

/** Wound cloth above the forehead. */
export const turban = (kit: Kit): Hair => {
  const { pose, person, scene } = kit
  const w = person.face.width
  const dark = mix(scene.second, '#1c1020', 0.45)
  const outer = dome(kit, 48, 24)
  const inner = hairline(kit, -14).slice(1, 8)
  const wraps = [0.15, 0.35, 0.55, 0.75].map((k) =>
    stroke(
      line(
        pose.at(-w * 1.06 + k * 10, -30 - k * 50, 20),
        pose.at(-w * 0.3, -96 - k * 70, 80),
        pose.at(w * (0.7 + k * 0.3), -74 - k * 60, 40),
      ),
      dark,
      4,
      0.45,
    ),
  )
  return {
    back: '',
    front:
      fill(shape(outer, inner.toReversed()), clothPaint(kit)) +
      wraps.join('') +
      fill(
        shape([pose.at(-14, -88, 94), pose.at(0, -150, 70), pose.at(12, -90, 94)]),
        mix(scene.second, '#fff4e0', 0.35),
        0.6,
      ),
  }
}
