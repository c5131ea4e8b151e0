import { mix } from '../draw/color.ts'
import { fill, stroke } from '../draw/ink.ts'
import { blob, line, type Point, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import { dome, type Hair } from './kit.ts'

const clothPaint = ({ defs, pose, scene }: Kit): string => {
  const c = scene.second
  const [a, b] = [mix(c, '#fff4e0', 0.24), mix(c, '#1c1020', 0.3)]
  return defs.linearAt(
    [
      [0, pose.light < 0 ? a : b],
      [0.5, c],
      [1, pose.light < 0 ? b : a],
    ],
    -150,
    -60,
    150,
    40,
  )
}

/** A scarf around face and neck. */
export function headscarf(kit: Kit): Hair {
  const { pose, person, scene } = kit
  const { width: w, length } = person.face
  const dark = mix(scene.second, '#1c1020', 0.45)
  const p = (x: number, y: number, z: number): Point => pose.at(x, y, z)
  const half = (s: -1 | 1): Point[] => [
    p(s * w * 0.46, -92, 76),
    p(s * w * 0.86, -56, 46),
    p(s * w * 0.95, 16, 22),
    p(s * w * 0.84, length * 0.6, 30),
    p(s * w * 0.5, length * 0.92, 60),
  ]
  const opening = [p(0, -100, 90), ...half(1), p(0, length * 1.02, 82), ...half(-1).toReversed()]
  const outer: Point[] = [
    [-40, 296],
    [-150, 270],
    [-146, 190],
    [-w - 26, 96],
    [-w - 22, -20],
    ...dome(kit, 20, 18).slice(1, 8),
    [w + 22, -20],
    [w + 26, 96],
    [146, 190],
    [156, 272],
    [60, 306],
  ]
  const folds =
    line(p(-w * 0.72, 122, 40), [-30, 186], [96, 216]) +
    line(p(-w * 0.98, 70, 10), [-70, 206], [110, 262]) +
    line(p(w * 0.72, 122, 40), [50, 182], [10, 198]) +
    line(p(-w * 0.5, -116, 60), p(-w * 1.02, -50, 10), [-w - 8, 70]) +
    line(p(w * 0.5, -116, 60), p(w * 1.02, -50, 10), [w + 8, 70])
  const light = mix(scene.second, '#fff4e0', 0.45)
  return {
    back: fill(shape([...dome(kit, 16, 16), [w + 30, 190], [-w - 30, 190]]), dark),
    front:
      fill(blob(...outer) + blob(...opening), clothPaint(kit), 1, { 'fill-rule': 'evenodd' }) +
      stroke(blob(...opening), dark, 4, 0.35) +
      stroke(folds, dark, 5, 0.36) +
      stroke(
        line(p(-w * 0.66, 132, 40), [-24, 200], [96, 230]) +
          line(p(-w * 0.4, -124, 60), p(-w * 0.94, -66, 10), [-w, 60]),
        light,
        4,
        0.4,
      ),
  }
}

/** A turban that meets above the forehead. */
export function turban(kit: Kit): Hair {
  const { pose, person, scene } = kit
  const w = person.face.width
  const p = (x: number, y: number, z: number): Point => pose.at(x, y, z)
  const outer = [p(-w * 1.04, 8, -16), ...dome(kit, 42, 18).slice(1, 8), p(w * 1.04, 8, -16)]
  const inner: Point[] = [
    p(w * 0.98, -22, 20),
    p(w * 0.8, -62, 56),
    p(w * 0.4, -92, 82),
    p(0, -116, 90),
    p(-w * 0.4, -92, 82),
    p(-w * 0.8, -62, 56),
    p(-w * 0.98, -22, 20),
  ]
  const winds = (s: -1 | 1) =>
    [0, 1, 2, 3]
      .map((i) =>
        line(
          p(s * w * 1.06, -18 - i * 26, 6),
          p(s * w * 0.74, -82 - i * 19, 52),
          p(s * w * (0.3 - i * 0.02), -118 - i * 16, 76),
          p(-s * w * 0.1, -140 - i * 14, 70),
        ),
      )
      .join('')
  return {
    back: '',
    front:
      fill(shape(outer, inner), clothPaint(kit)) +
      stroke(winds(-1) + winds(1), mix(scene.second, '#1c1020', 0.5), 4, 0.36),
  }
}
