import { mix } from '../draw/color.ts'
import { ellipse, fill, group, stroke } from '../draw/ink.ts'
import { line, type Point, shape } from '../draw/path.ts'
import type { Kit } from './kit.ts'

const eye = (kit: Kit, side: -1 | 1): string => {
  const { person, pose, skin, defs, scene } = kit
  const { apart, width, height, slant, fold, color } = person.eyes
  const [xi] = pose.at(side * (apart - width / 2), 0, 92)
  const [xo] = pose.at(side * (apart + width / 2), 0, 70)
  const wide = Math.abs(xo - xi)
  const at = (share: number, y: number): Point => [
    xi + side * wide * share,
    y - slant * (share - 0.3) * 10 + 2,
  ]
  const isWoman = person.gender === 'female'
  const up = height * 0.56
  const low = height * 0.4
  const upper = [at(0, 4), at(0.22, -up * 0.72), at(0.5, -up), at(0.8, -up * 0.66), at(1, 1)]
  const lower = [at(1, 1), at(0.72, low * 0.84), at(0.42, low), at(0.14, low * 0.62 + 2), at(0, 4)]
  const opening = shape(upper, lower)
  const form = defs.form(opening)
  const ink = mix(skin.line, '#1c1014', 0.6)
  const [cx, cy] = at(0.5, -height * 0.13)
  const gx = cx + scene.gaze * 6
  const r = width * 0.222
  const white = mix('#f6ece4', skin.base, 0.26)
  const lid = shape(
    [
      at(-0.02, 5),
      at(0.22, -up * 0.76),
      at(0.5, -up - 0.5),
      at(0.82, -up * 0.7),
      at(isWoman ? 1.16 : 1.04, isWoman ? -5 : 0),
    ],
    [
      at(1, 0.5),
      at(0.8, -up * 0.9 - 2),
      at(0.5, -up - (isWoman ? 4.6 : 3.4)),
      at(0.2, -up * 0.86 - 1.5),
      at(-0.02, 4),
    ],
  )
  const crease = fold
    ? stroke(
        line(
          at(0.08, -up * 0.7 - 6),
          at(0.35, -up - 8.5),
          at(0.7, -up - 8),
          at(1.08, -up * 0.4 - 4),
        ),
        skin.deep,
        2.2,
        0.6,
      )
    : stroke(line(at(0.2, -up - 6), at(0.55, -up - 7.5), at(1, -up * 0.5 - 3)), skin.deep, 1.8, 0.3)
  const socket = ellipse(
    ...at(0.42, -up * 0.6 - 4),
    wide * 0.64,
    17,
    isWoman ? mix(skin.deep, '#7a2b3c', 0.25) : skin.deep,
    0.26,
    { filter: defs.blur(6) },
  )
  return (
    socket +
    form.paint(white) +
    group(
      { 'clip-path': form.clip },
      ellipse(gx, cy, r, r, mix(color, '#120c0c', 0.45)) +
        ellipse(gx, cy + 1.4, r * 0.84, r * 0.86, color) +
        ellipse(gx, cy + 3.4, r * 0.6, r * 0.5, mix(color, '#ffe3b0', 0.42), 0.55) +
        ellipse(gx, cy, r * 0.42, r * 0.42, '#140d0f') +
        ellipse(cx, cy - up * 0.9, wide * 0.6, up * 0.5, skin.line, 0.32),
    ) +
    ellipse(gx + pose.light * r * 0.34, cy - r * 0.36, 2.7, 2.7, '#ffffff', 0.95) +
    fill(lid, ink) +
    crease +
    stroke(line(at(0.98, 3), at(0.7, low + 1.6), at(0.3, low + 1.4)), skin.deep, 1.8, 0.5) +
    stroke(
      line(at(0.16, low + 10), at(0.5, low + 12.5), at(0.86, low + 8)),
      skin.deep,
      2,
      person.age > 44 ? 0.42 : 0.16,
    )
  )
}

export function drawEyes(kit: Kit): string {
  return eye(kit, -1) + eye(kit, 1)
}
