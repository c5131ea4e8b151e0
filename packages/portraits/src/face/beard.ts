import { fill, group, stroke } from '../draw/ink.ts'
import { blob, line, type Point, shape } from '../draw/path.ts'
import type { Kit } from './kit.ts'
import { faceEdge } from './outline.ts'

const moustache = ({ person, pose, hair }: Kit, opacity: number): string => {
  const { nose, mouth, face } = person
  const y = nose.length + (face.length - nose.length) * 0.37
  const p = (x: number, dy: number): Point => pose.at(x, y + dy, 106 - 24 * (x / mouth.width) ** 2)
  const w = mouth.width
  const top = [
    p(-w * 1.12, 4),
    p(-w * 0.66, -12),
    p(-w * 0.14, -19),
    p(0, -17),
    p(w * 0.14, -19),
    p(w * 0.66, -12),
    p(w * 1.12, 4),
  ]
  const low = [
    p(w * 1.12, 4),
    p(w * 0.6, -3.5),
    p(w * 0.16, -6),
    p(0, -4),
    p(-w * 0.16, -6),
    p(-w * 0.6, -3.5),
    p(-w * 1.12, 4),
  ]
  return fill(shape(top, low), hair.shade, opacity)
}

const goatee = (kit: Kit): string => {
  const { person, pose, hair } = kit
  const { face, nose, mouth } = person
  const { length: l } = face
  const mouthY = nose.length + (l - nose.length) * 0.37
  const p = (x: number, y: number, z: number): Point => pose.at(x, y, z)
  const chin = blob(
    p(-mouth.width * 0.62, mouthY + 22, 90),
    p(-12, mouthY + 22, 100),
    p(12, mouthY + 22, 100),
    p(mouth.width * 0.62, mouthY + 22, 90),
    p(mouth.width * 0.7, l * 0.93, 84),
    p(0, l * 1.05, 92),
    p(-mouth.width * 0.7, l * 0.93, 84),
  )
  return fill(chin, hair.shade, 0.72)
}

/** The area of a beard: cheeks, jaw and chin, `grow` beyond the skin, without the mouth. */
const growth = (kit: Kit, grow: number): string => {
  const { person, pose } = kit
  const { face, nose, mouth } = person
  const { width: w, length: l } = face
  const mouthY = nose.length + (l - nose.length) * 0.37
  const p = (x: number, y: number, z: number): Point => pose.at(x, y, z)
  const side = (s: -1 | 1): Point[] => {
    const near = s * pose.turn < 0
    return [
      p(s * w * 1.02, -8, near ? -18 : 30),
      p(s * w * 0.93, 22, near ? -6 : 40),
      p(s * w * 0.84, 52, near ? 10 : 46),
      p(s * w * 0.66, mouthY - 14, 66),
      p(s * mouth.width * 1.18, mouthY - 14, 82),
    ]
  }
  const inner = [...side(-1), p(0, nose.length + 13, 106), ...side(1).toReversed()]
  const outer = faceEdge(kit)
    .filter(([, y]) => y > 0)
    .map(([x, y]): Point => [x * (1 + grow / 420), y + grow * Math.max(0, (y - 40) / 110)])
  const hole = blob(
    p(-mouth.width * 1.02, mouthY - 3, 82),
    p(0, mouthY - 7, 106),
    p(mouth.width * 1.02, mouthY - 3, 82),
    p(mouth.width * 0.5, mouthY + 19, 98),
    p(-mouth.width * 0.5, mouthY + 19, 98),
  )
  return shape(inner, outer) + hole
}

const stubble = (kit: Kit, opacity: number): string =>
  group(
    { 'clip-path': kit.defs.form(blob(...faceEdge(kit))).clip },
    fill(growth(kit, 3), kit.hair.deep, opacity, {
      'fill-rule': 'evenodd',
      filter: kit.defs.blur(6),
    }),
  )

const beard = (kit: Kit, grow: number): string => {
  const { person, pose, hair, defs } = kit
  const { width: w, length: l } = person.face
  const mouthY = person.nose.length + (l - person.nose.length) * 0.37
  const strand = (s: number): string =>
    line(
      pose.at(s * w * 0.95, mouthY + 16 - Math.abs(s) * 30, 70),
      pose.at(s * w * 0.72, l * 0.9, 74),
      pose.at(s * w * 0.5, l + grow * 0.6, 80),
    )
  const [left, right] = [
    [-0.75, -0.45, -0.15].map(strand).join(''),
    [0.2, 0.5, 0.78].map(strand).join(''),
  ]
  const paint = defs.linear(
    [
      [0, hair.shade],
      [0.45, hair.base],
      [1, hair.shade],
    ],
    0,
    0,
    1,
    0.4,
  )
  return (
    fill(growth(kit, grow), paint, 0.95, { 'fill-rule': 'evenodd' }) +
    stroke(left, pose.light < 0 ? hair.light : hair.deep, 3, 0.32) +
    stroke(right, pose.light > 0 ? hair.light : hair.deep, 3, 0.32) +
    moustache(kit, 0.96)
  )
}

/** Stubble to full beard; drawn under the mouth. */
export function drawBeard(kit: Kit): string {
  switch (kit.person.beard) {
    case 'none':
      return ''
    case 'shadow':
      return stubble(kit, 0.16)
    case 'stubble':
      return stubble(kit, 0.38)
    case 'short':
      return beard(kit, 11)
    case 'full':
      return beard(kit, 30)
    case 'moustache':
      return stubble(kit, 0.2) + moustache(kit, 0.78)
    case 'goatee':
      return stubble(kit, 0.28) + goatee(kit) + moustache(kit, 0.72)
  }
}
