import { mix } from '../draw/color.ts'
import { ellipse, fill, stroke } from '../draw/ink.ts'
import { line, type Point, shape } from '../draw/path.ts'
import type { Kit } from './kit.ts'

export function drawMouth({ person, pose, skin, defs }: Kit): string {
  const { width: w, fullness: f, smile: s, hasTeeth } = person.mouth
  const y = person.nose.length + (person.face.length - person.nose.length) * 0.37
  const isWoman = person.gender === 'female'
  const lip = mix(skin.base, isWoman ? '#a8293a' : '#8f3230', isWoman ? 0.44 : 0.26)
  const p = (x: number, dy: number): Point => {
    const z = 108 - 34 * (x / w) ** 2
    return pose.at(x, y + dy, z)
  }
  const corner = -s * 9
  const gap = hasTeeth ? 7 + s * 2.5 : 0
  const top = [
    p(-w, corner),
    p(-w * 0.52, -f * 0.5 - s),
    p(-w * 0.17, -f),
    p(0, -f * 0.72),
    p(w * 0.17, -f),
    p(w * 0.52, -f * 0.5 - s),
    p(w, corner),
  ]
  const middle = [
    p(w, corner),
    p(w * 0.5, -0.5 - s),
    p(w * 0.18, 1.5),
    p(0, 2.4),
    p(-w * 0.18, 1.5),
    p(-w * 0.5, -0.5 - s),
    p(-w, corner),
  ]
  const under = [
    p(-w, corner),
    p(-w * 0.55, gap * 0.62),
    p(0, gap + 2.4),
    p(w * 0.55, gap * 0.62),
    p(w, corner),
  ]
  const bottom = [
    p(w, corner),
    p(w * 0.55, gap * 0.7 + f * 0.95),
    p(0, gap + 2 + f * 1.55),
    p(-w * 0.55, gap * 0.7 + f * 0.95),
    p(-w, corner),
  ]
  const [hx, hy] = p(pose.light * 8, gap + 2 + f * 0.75)
  const [cx, cy] = p(0, gap + f * 1.9 + 10)
  const dimple = (side: -1 | 1) =>
    stroke(
      line(p(side * (w + 3), corner - 6), p(side * (w + 6), corner), p(side * (w + 3), corner + 6)),
      skin.deep,
      2.4,
      0.45,
    )
  return (
    ellipse(cx, cy, w * 0.5, 6, skin.deep, 0.34, { filter: defs.blur(3) }) +
    (hasTeeth
      ? fill(shape(middle, under), '#f4e9de') +
        fill(
          shape([p(-w, corner), p(-w * 0.8, -1), p(-w * 0.6, gap * 0.6), p(-w * 0.8, 2)]),
          '#5a1f22',
          0.5,
        ) +
        fill(
          shape([p(w, corner), p(w * 0.8, -1), p(w * 0.6, gap * 0.6), p(w * 0.8, 2)]),
          '#5a1f22',
          0.5,
        )
      : '') +
    fill(shape(top, middle), mix(lip, '#3a0d14', 0.2)) +
    fill(shape(under, bottom), lip) +
    ellipse(hx, hy, w * 0.28, f * 0.28, mix(lip, '#ffe0d6', 0.6), 0.6, { filter: defs.blur(3) }) +
    stroke(line(...middle), mix(lip, '#2a080d', 0.72), hasTeeth ? 1.6 : 2.6, 0.9) +
    dimple(-1) +
    dimple(1)
  )
}
