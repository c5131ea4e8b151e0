import { element, fill, stroke } from '../draw/ink.ts'
import { blob, line, type Point } from '../draw/path.ts'
import type { Kit } from './kit.ts'

const frames = {
  round: { corner: 0.78, color: '#3a2a22', width: 4.4 },
  square: { corner: 0.97, color: '#221d22', width: 6 },
  fine: { corner: 0.86, color: '#a8834c', width: 3 },
}

export function drawGlasses({ person, pose, defs }: Kit): string {
  if (person.glasses === 'none') return ''
  const { corner, color, width } = frames[person.glasses]
  const { apart } = person.eyes
  const rx = apart - 8
  const rim = (side: -1 | 1) => {
    const c = corner
    const p = (x: number, y: number): Point =>
      pose.at(side * (apart + 2 + x * rx), 5 + y * 27, 104 - 26 * (x + 1))
    const d = blob(
      p(-1, 0),
      p(-c, -c * 0.86),
      p(0, -1),
      p(c, -c * 0.92),
      p(1, -0.1),
      p(c * 0.88, c * 0.86),
      p(0, 1),
      p(-c * 0.88, c * 0.84),
    )
    return (
      fill(
        d,
        defs.linear(
          [
            [0, '#ffffff', 0.34],
            [0.5, '#ffffff', 0.04],
            [1, '#ffffff', 0.16],
          ],
          0,
          0,
          1,
          1,
        ),
      ) + element('path', { d, stroke: color, 'stroke-width': width })
    )
  }
  const bridge = stroke(
    line(pose.at(-11, 0, 108), pose.at(0, -5, 116), pose.at(11, 0, 108)),
    color,
    width,
  )
  const arm = (side: -1 | 1) =>
    side * pose.turn > 0.3
      ? ''
      : stroke(
          line(
            pose.at(side * (apart * 2 - 6), -2, 50),
            pose.at(side * (person.face.width + 2), -8, -14),
          ),
          color,
          width,
        )
  return arm(-1) + arm(1) + rim(-1) + rim(1) + bridge
}
