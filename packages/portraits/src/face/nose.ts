import { ellipse, fill, stroke } from '../draw/ink.ts'
import { blob, line, type Point } from '../draw/path.ts'
import type { Kit } from './kit.ts'

export function drawNose({ person, pose, skin, defs }: Kit): string {
  const { width: w, length: l, bridge } = person.nose
  const dark: -1 | 1 = pose.turn > 0.25 ? 1 : pose.turn < -0.25 ? -1 : pose.light === 1 ? -1 : 1
  const p = (x: number, y: number, z: number): Point => pose.at(x, y, z)
  const plane = blob(
    p(dark * 15, -26, 88),
    p(dark * bridge, -4, 100),
    p(dark * bridge * 0.9, l * 0.55, 112),
    p(dark * 5, l * 0.86, 122),
    p(dark * w * 0.95, l - 2, 100),
    p(dark * w * 1.02, l * 0.72, 92),
    p(dark * 22, l * 0.3, 88),
  )
  const wing = (side: -1 | 1) =>
    stroke(
      line(
        p(side * (w + 1), l * 0.8, 94),
        p(side * (w + 2), l - 5, 95),
        p(side * w * 0.86, l + 2, 98),
      ),
      skin.deep,
      2.6,
      side === dark ? 0.85 : 0.5,
    )
  const hole = (side: -1 | 1) => {
    const [x, y] = p(side * w * 0.46, l + 1.5, 110)
    return ellipse(x, y, w * 0.24, 2.9, skin.line, 0.72, {
      transform: `rotate(${side * 12} ${Math.round(x)} ${Math.round(y)})`,
    })
  }
  const [tx, ty] = p(pose.light * 4, l - 14, 122)
  const [bx, by] = p(pose.light * 3, l * 0.35, 108)
  return (
    fill(plane, skin.deep, 0.3, { filter: defs.blur(3) }) +
    ellipse(bx, by, 5, l * 0.34, skin.light, 0.4, { filter: defs.blur(3) }) +
    ellipse(tx, ty, 8, 6.5, skin.light, 0.65, { filter: defs.blur(3) }) +
    stroke(
      line(
        p(w * 0.72, l + 4, 102),
        p(w * 0.34, l + 5.5, 112),
        p(0, l + 9, 116),
        p(-w * 0.34, l + 5.5, 112),
        p(-w * 0.72, l + 4, 102),
      ),
      skin.deep,
      2.4,
      0.62,
    ) +
    wing(-1) +
    wing(1) +
    hole(-1) +
    hole(1)
  )
}
