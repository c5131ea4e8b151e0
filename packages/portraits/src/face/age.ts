import { stroke } from '../draw/ink.ts'
import { line, type Point, round } from '../draw/path.ts'
import type { Kit } from './kit.ts'

/** Wrinkles and freckles. */
export function drawAge({ person, pose, skin }: Kit): string {
  const { age, nose, mouth, eyes, face } = person
  const p = (x: number, y: number, z: number): Point => pose.at(x, y, z)
  const years = Math.min(1, Math.max(0, (age - 30) / 36))
  const mouthY = nose.length + (face.length - nose.length) * 0.37
  const outer = eyes.apart + eyes.width / 2
  const both = (draw: (side: -1 | 1) => string) => draw(-1) + draw(1)
  const smile = both((side) =>
    line(
      p(side * (nose.width + 7), nose.length - 8, 92),
      p(side * (mouth.width + 2), nose.length + 12, 86),
      p(side * (mouth.width + 11), mouthY - 4, 74),
    ),
  )
  const crowsFeet = both((side) =>
    [-5, 2, 9]
      .map((y, i) =>
        line(p(side * (outer + 9), y * 0.7, 62), p(side * (outer + 21 - i), y * 1.9 - 2, 52)),
      )
      .join(''),
  )
  const brow = [-74, -60]
    .map((y, i) => line(p(-40 + i * 4, y + 3, 84), p(-8, y, 92), p(38 - i * 5, y + 2, 84)))
    .join('')
  const chin = both((side) =>
    line(
      p(side * (mouth.width + 9), mouthY + 12, 76),
      p(side * (mouth.width + 11), mouthY + 28, 72),
    ),
  )
  return (
    stroke(smile, skin.deep, 2.4, 0.12 + years * 0.38) +
    (age > 38 ? stroke(crowsFeet, skin.deep, 1.9, 0.14 + years * 0.32) : '') +
    (age > 47 ? stroke(brow, skin.deep, 2, 0.1 + years * 0.22) : '') +
    (age > 52 ? stroke(chin, skin.deep, 2.2, years * 0.32) : '') +
    (person.freckles ? stroke(freckles(pose), skin.deep, 3.4, 0.42) : '')
  )
}

const freckles = (pose: Kit['pose']): string =>
  Array.from({ length: 18 }, (_, i) => {
    const x = (i % 2 === 0 ? -1 : 1) * (18 + ((i * 37) % 52))
    const [cx, cy] = pose.at(x, 26 + ((i * 23) % 34), 84)
    return `M${round(cx)} ${round(cy)}h.1`
  }).join('')
