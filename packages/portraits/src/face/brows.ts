import { mix } from '../draw/color.ts'
import { fill } from '../draw/ink.ts'
import { type Point, shape } from '../draw/path.ts'
import type { Kit } from './kit.ts'

const brow = ({ person, pose, hair, skin }: Kit, side: -1 | 1): string => {
  const { weight, arch, height } = person.brows
  const { apart, width } = person.eyes
  const y = -height
  const p = (share: number, dy: number): Point =>
    pose.at(side * (apart - width * 0.62 + width * 1.34 * share), y + dy, 94 - 30 * share)
  const color = mix(mix(hair.base, hair.deep, 0.55), skin.deep, 0.22)
  return fill(
    shape(
      [p(0, -1), p(0.3, -arch * 0.7), p(0.62, -arch), p(1, 5)],
      [
        p(1, 5.6),
        p(0.62, -arch + weight * 0.72),
        p(0.3, -arch * 0.62 + weight * 0.92),
        p(0.02, weight * 0.52),
      ],
    ),
    color,
    0.84,
  )
}

export function drawBrows(kit: Kit): string {
  return brow(kit, -1) + brow(kit, 1)
}
