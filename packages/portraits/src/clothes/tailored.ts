import { fill, stroke } from '../draw/ink.ts'
import { blob, line, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import type { Pattern } from '../person.ts'
import { bodyDimensionsOf } from './body.ts'
import { clothOf, clothPaint, garment } from './cloth.ts'

const lapel = (kit: Kit, color: string, s: -1 | 1): string => {
  const { neck } = bodyDimensionsOf(kit)
  const c = clothOf(color)
  const d = shape(
    [
      [s * (neck + 20), -48],
      [s * (neck + 62), 6],
      [s * (neck + 92), 108],
    ],
    [[s * (neck + 46), 118]],
    [[s * (neck + 62), 158]],
    [
      [s * 34, 320],
      [s * 10, 400],
    ],
    [
      [s * 8, 330],
      [s * (neck * 0.72), 120],
      [s * (neck + 2), -10],
    ],
  )
  return (
    fill(d, s === kit.pose.light ? clothOf(color).light : c.base) +
    stroke(
      line([s * (neck + 92), 108], [s * (neck + 46), 118], [s * (neck + 62), 158], [s * 34, 320]),
      c.line,
      3,
      0.5,
    )
  )
}

/** Clothes under a patterned jacket are plain. */
const innerPattern = (pattern: Pattern): Pattern => (pattern === 'check' ? 'plain' : pattern)

export function jacketOver(inner: (kit: Kit) => string) {
  return (kit: Kit): string => {
    const { neck } = bodyDimensionsOf(kit)
    const { cloth, second } = kit.scene
    const under: Kit = { ...kit, isUnder: true, scene: { ...kit.scene, cloth: second } }
    return (
      inner({ ...under, scene: { ...under.scene, pattern: innerPattern(kit.scene.pattern) } }) +
      garment(
        kit,
        cloth,
        [
          [-neck - 26, -40],
          [-neck * 0.74, 130],
          [-4, 400],
          [6, 400],
          [neck * 0.74, 130],
          [neck + 26, -40],
        ],
        16,
        1,
        kit.scene.pattern === 'check' ? 'check' : 'plain',
      ) +
      lapel(kit, cloth, -1) +
      lapel(kit, cloth, 1)
    )
  }
}

export function scarfCoat(kit: Kit): string {
  const { neck } = bodyDimensionsOf(kit)
  const s = clothOf(kit.scene.second)
  const coat =
    garment(
      kit,
      kit.scene.cloth,
      [
        [-neck - 26, -30],
        [0, 60],
        [neck + 26, -30],
      ],
      20,
      1,
      'plain',
    ) +
    lapel(kit, kit.scene.cloth, -1) +
    lapel(kit, kit.scene.cloth, 1)
  const loop = blob(
    [-neck - 50, -52],
    [-neck * 0.4, -34],
    [neck * 0.4, -34],
    [neck + 50, -52],
    [neck + 66, 6],
    [neck + 20, 54],
    [0, 66],
    [-neck - 20, 54],
    [-neck - 66, 6],
  )
  const tail = shape(
    [
      [14, 40],
      [neck + 34, 46],
    ],
    [
      [neck + 44, 200],
      [neck + 30, 380],
    ],
    [[-10, 392]],
    [
      [10, 200],
      [2, 60],
    ],
  )
  const folds = [
    [-1, 8],
    [-0.5, 26],
    [0.4, 30],
  ].map(([k = 0, y = 0]) =>
    stroke(
      line([k * neck - 40, y - 46], [k * neck * 0.4, y + 8], [neck * 0.9 + k * 12, y - 30]),
      s.line,
      4,
      0.34,
    ),
  )
  return (
    coat +
    fill(tail, clothPaint(kit, s)) +
    stroke(line([40, 70], [48, 220], [40, 380]), s.line, 4, 0.25) +
    fill(loop, clothPaint(kit, s)) +
    folds.join('')
  )
}
