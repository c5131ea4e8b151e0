import { fill, group } from '../draw/ink.ts'
import { between, type Point, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import { curls, dome, type Hair, hairline, shadePaint } from './kit.ts'
import { sides } from './short.ts'

/** Points in slightly uneven rows between two edges. */
const scatter = (outer: readonly Point[], inner: readonly Point[], rows: number): Point[] =>
  Array.from({ length: rows }, (_, r) =>
    between(outer, inner, (r + 0.75) / (rows + 0.6)).map(
      ([x, y], i): Point => [x + ((i * 17 + r * 11) % 17) - 8, y + ((i * 7 + r * 5) % 13) - 6],
    ),
  ).flat()

export function buzz(kit: Kit): Hair {
  return {
    back: '',
    front: group({ opacity: 0.82 }, sides(kit, 2, 0, 2, 0.25)),
  }
}

/** Curls on top, short at the sides. */
export function curlyTop(kit: Kit): Hair {
  const outer = dome(kit, 30, 10, 11, 0.14)
  const inner = hairline(kit, -10).slice(2, 7)
  const row = dome(kit, -8, -8, 11, 0.14)
  return {
    back: '',
    front:
      sides(kit, 6, 3) + curls(kit, [...outer, ...inner.toReversed()], scatter(outer, row, 2), 12),
  }
}

/** An afro, wide for women, short for men. */
export function afro(kit: Kit): Hair {
  const isWoman = kit.person.gender === 'female'
  const grow = isWoman ? 56 : 22
  const count = isWoman ? 15 : 13
  const outer = dome(kit, grow, grow * 0.9, count, isWoman ? -0.14 : -0.02)
  const inner = hairline(kit, -6)
  const row = dome(kit, 4, 2, count, 0.02)
  return {
    back: isWoman ? fill(shape(outer), shadePaint(kit)) : '',
    front: curls(
      kit,
      [...outer, ...inner.toReversed()],
      scatter(outer, row, isWoman ? 3 : 1),
      isWoman ? 10 : 8,
    ),
  }
}

/** Loose curls to the shoulders, or cut at the chin. */
export function curlyLong(long: 0 | 1) {
  return (kit: Kit): Hair => {
    const { pose, person } = kit
    const part = person.hair.side * 34
    const w = person.face.width
    const end = long ? 262 : 148
    const wide = long ? 62 : 54
    const side = (s: -1 | 1): Point[] => [
      [s * (w + wide * 0.7), 20],
      [s * (w + wide), end * 0.5],
      [s * (w + wide * 0.8), end * 0.86],
      [s * w * 0.7, end],
    ]
    const back = [...dome(kit, 32, 26), ...side(1), ...side(-1).toReversed()]
    const lock = (s: -1 | 1): string => {
      const p = (x: number, y: number, z: number): Point => pose.at(s * x, y, z)
      const outer: Point[] = [
        pose.at(part, -172, 0),
        p(w * 0.72, -156, 0),
        p(w + 26, -76, -10),
        p(w + 40, 24, -10),
        p(w + wide * 0.74, end * 0.5, -10),
        p(w + wide * 0.4, end * 0.9, 0),
      ]
      const inner: Point[] = [
        pose.at(part, -110, 88),
        p(w * 0.62, -94, 70),
        p(w * 0.92, -44, 40),
        p(w * 0.99, 30, 18),
        p(w * 0.94, end * 0.5, 0),
        p(w * 0.8, end * 0.86, 10),
      ]
      const ring = s < 0 ? [...outer.toReversed(), ...inner] : [...outer, ...inner.toReversed()]
      return curls(kit, ring, scatter(outer, inner, 2), 15)
    }
    return { back: curls(kit, back, [], 17, shadePaint(kit)), front: lock(-1) + lock(1) }
  }
}
