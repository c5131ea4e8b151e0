import { element } from '../draw/ink.ts'
import { line, type Point } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import type { Hair } from './kit.ts'
import { backdrop, updo } from './long.ts'

const braid = ({ hair }: Kit, points: readonly Point[], width: number): string => {
  const d = line(...points)
  const base = { d, fill: 'none', 'stroke-linecap': 'round' }
  return (
    element('path', { ...base, stroke: hair.deep, 'stroke-width': width }) +
    element('path', {
      ...base,
      stroke: hair.base,
      'stroke-width': width * 0.7,
      'stroke-dasharray': `${Math.round(width * 0.55)} ${Math.round(width * 0.75)}`,
    }) +
    element('path', {
      ...base,
      stroke: hair.light,
      'stroke-width': width * 0.22,
      'stroke-opacity': '.5',
      'stroke-dasharray': `${Math.round(width * 0.5)} ${Math.round(width * 0.8)}`,
    })
  )
}

/** Many thin braids from a middle parting. */
export const boxBraids = (kit: Kit): Hair => {
  const { pose, person } = kit
  const w = person.face.width
  const side = (s: -1 | 1) =>
    [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const p = (x: number, y: number, z: number): Point => pose.at(s * x, y, z)
        const k = i / 5
        return braid(
          kit,
          [
            p(3 + i * 2, -112 - k * 46, 88 - k * 80),
            p(w * (0.5 + k * 0.26), -96 - k * 44, 70 - k * 70),
            p(w * (0.9 + k * 0.2), -50 - k * 12, 40 - k * 46),
            p(w * (0.96 + k * 0.24), 40, 10 - k * 20),
            p(w * (0.88 + k * 0.36), 170, 0),
            p(w * (0.78 + k * 0.42), 330 - i * 9, 0),
          ],
          17,
        )
      })
      .join('')
  return { back: backdrop(kit, 320, 14), front: side(-1) + side(1) }
}

/** One thick braid over the shoulder. */
export const sideBraid = (kit: Kit): Hair => {
  const base = updo('low')(kit)
  const s = kit.pose.turn > 0 ? -1 : 1
  const w = kit.person.face.width
  const cap = updo('tail')(kit)
  return {
    back: cap.back,
    front:
      updo('top')(kit).front +
      braid(
        kit,
        [
          [s * w * 0.84, 74],
          [s * (w + 12), 150],
          [s * (w + 8), 230],
          [s * w * 0.8, 340],
        ],
        46,
      ) +
      (base.front === '' ? '' : ''),
  }
}
