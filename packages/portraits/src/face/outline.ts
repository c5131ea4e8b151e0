import { ellipse, fill, group, stroke } from '../draw/ink.ts'
import { blob, line, type Point } from '../draw/path.ts'
import type { Kit } from './kit.ts'

/** The outline of the face, clockwise from the top. */
export function faceEdge({ person: { face }, pose }: Kit): Point[] {
  const { width: w, jaw, chin, length } = face
  const half = (side: -1 | 1): Point[] => {
    const near = side * pose.turn < 0 ? 1 : 0
    const p = (x: number, y: number, z: number, back: number) =>
      pose.at(side * x, y, near ? back : z)
    return [
      p(w * 0.56, -125, 46, 26),
      p(w * 0.94, -78, 34, -10),
      p(w, -4, 34, -22),
      p(w * 0.96, 44, 40, -14),
      p(w * jaw, length * 0.68, 30, 4),
      p(w * (jaw * 0.5 + chin * 0.5) * 0.86, length * 0.9, 52, 44),
      p(w * chin * 0.5, length * 1.0, 72, 72),
    ]
  }
  return [
    pose.at(0, -145, 22),
    ...half(1),
    pose.at(0, length * 1.015, 80),
    ...half(-1).toReversed(),
  ]
}

const ear = (kit: Kit, side: -1 | 1): string => {
  const { pose, skin, person } = kit
  if (side * pose.turn > 0.42) return ''
  const [x, y] = pose.at(side * (person.face.width - 1), 24, -26)
  const near = Math.max(0.5, 1 - side * pose.turn * 0.75)
  const w = 12 * near
  const at = (dx: number, dy: number): Point => [x + side * dx * w, y + dy]
  return (
    fill(
      blob(at(-0.5, -34), at(0.6, -40), at(1.15, -24), at(0.9, 4), at(0.35, 28), at(-0.6, 30)),
      pose.light === side ? skin.base : skin.shade,
    ) + stroke(line(at(0.1, -30), at(0.75, -22), at(0.55, 0), at(0.1, 12)), skin.deep, 3, 0.45)
  )
}

/** The head without hair: ears, skin, light from one side and blush. */
export function drawFace(kit: Kit): string {
  const { pose, skin, defs, person } = kit
  const { width: w, length } = person.face
  const d = blob(...faceEdge(kit))
  const form = defs.form(d)
  const lit = pose.light
  const glow = lit < 0 ? [skin.light, skin.base, skin.shade] : [skin.shade, skin.base, skin.light]
  const paint = defs.linearAt(
    [
      [0, glow[0] ?? ''],
      [0.5, glow[1] ?? ''],
      [1, glow[2] ?? ''],
    ],
    -w * 1.15,
    0,
    w * 1.15,
    30,
  )
  const soft = defs.blur(13)
  const cheek = (side: -1 | 1) => {
    const [x, y] = pose.at(side * w * 0.56, 46, 66)
    return ellipse(x, y, 30, 21, skin.blush, 0.42)
  }
  const far = -lit
  const edge = (x: number, y: number, z = 0): Point => pose.at(far * x, y, z)
  const shadow = blob(
    edge(w * 0.98, -140, 20),
    edge(w * 0.8, -60, 40),
    edge(w * 0.72, 0, 62),
    edge(w * 0.8, 40, 56),
    edge(w * 0.5, length * 0.72, 70),
    edge(w * 0.16, length * 1.02, 84),
    edge(w * 0.6, length * 1.2, 40),
    edge(w * 1.5, 60, 0),
  )
  const [fx, fy] = pose.at(lit * 18, -70, 86)
  return (
    ear(kit, -1) +
    ear(kit, 1) +
    ellipse(-pose.turn * 11, -47, w * 1.01, 107, paint) +
    form.paint(paint) +
    group(
      { 'clip-path': form.clip },
      group(
        { filter: soft },
        fill(shadow, skin.deep, 0.4),
        cheek(-1),
        cheek(1),
        ellipse(fx, fy, 46, 26, skin.light, 0.5),
      ),
    )
  )
}
