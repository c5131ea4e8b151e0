import { ellipse, stroke } from '../draw/ink.ts'
import { line, type Point } from '../draw/path.ts'
import type { Kit } from './kit.ts'

/** The lines a life draws, and freckles. */
export const drawAge = ({ person, pose, skin }: Kit): string => {
  const { age, nose, mouth, eyes, face } = person
  const p = (x: number, y: number, z: number): Point => pose.at(x, y, z)
  const years = Math.min(1, Math.max(0, (age - 30) / 36))
  const mouthY = nose.length + (face.length - nose.length) * 0.37
  const both = (draw: (side: -1 | 1) => string) => draw(-1) + draw(1)
  let marks = both((side) =>
    stroke(
      line(
        p(side * (nose.width + 7), nose.length - 8, 92),
        p(side * (mouth.width + 2), nose.length + 12, 86),
        p(side * (mouth.width + 11), mouthY - 4, 74),
      ),
      skin.deep,
      2.4,
      0.12 + years * 0.42,
    ),
  )
  if (age > 38) {
    const outer = eyes.apart + eyes.width / 2
    marks += both((side) =>
      [-5, 2, 9]
        .map((dy, i) =>
          stroke(
            line(p(side * (outer + 9), dy * 0.7, 62), p(side * (outer + 21 - i), dy * 1.9 - 2, 52)),
            skin.deep,
            1.9,
            0.14 + years * 0.36,
          ),
        )
        .join(''),
    )
  }
  if (age > 47) {
    marks += [-74, -60]
      .map((y, i) =>
        stroke(
          line(p(-40 + i * 4, y + 3, 84), p(-8, y, 92), p(38 - i * 5, y + 2, 84)),
          skin.deep,
          2,
          0.1 + years * 0.24,
        ),
      )
      .join('')
    marks += both((side) =>
      stroke(
        line(
          p(side * (mouth.width + 9), mouthY + 12, 76),
          p(side * (mouth.width + 11), mouthY + 28, 72),
        ),
        skin.deep,
        2.2,
        years * 0.4,
      ),
    )
  }
  if (person.freckles) {
    for (let i = 0; i < 18; i += 1) {
      const x = (i % 2 === 0 ? -1 : 1) * (18 + ((i * 37) % 52))
      const [cx, cy] = p(x, 26 + ((i * 23) % 34), 84)
      marks += ellipse(cx, cy, 1.7, 1.6, skin.deep, 0.5)
    }
  }
  return marks
}
