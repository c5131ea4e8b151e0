import { fill, group } from '../draw/ink.ts'
import { between, type Point, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import { curls, dome, type Hair, hairline, shadePaint } from './kit.ts'
import { sides } from './short.ts'

const scatter = (outer: readonly Point[], inner: readonly Point[], rows: number): Point[] =>
  Array.from({ length: rows }, (_, r) =>
    between(outer, inner, (r + 0.7) / (rows + 0.6)).map(
      ([x, y], i): Point => [x + ((i * 17 + r * 11) % 13) - 6, y + ((i * 7 + r * 5) % 9) - 4],
    ),
  ).flat()

export const buzz = (kit: Kit): Hair => ({
  back: '',
  front: group({ opacity: 0.82 }, sides(kit, 2, 0, 2, 0.25)),
})

/** Curls on top, short at the sides. */
export const curlyTop = (kit: Kit): Hair => {
  const outer = dome(kit, 30, 10, 11, 0.14)
  const inner = hairline(kit, -12).slice(2, 7)
  const line = dome(kit, -10, -8, 11, 0.14)
  return {
    back: '',
    front:
      group({ opacity: 0.92 }, sides(kit, 6, 3)) +
      curls(kit, [...outer, ...inner.toReversed()], scatter(outer, line, 2), 12),
  }
}

export const afro = (kit: Kit): Hair => {
  const isWoman = kit.person.gender === 'female'
  const grow = isWoman ? 58 : 24
  const outer = dome(kit, grow, grow * 0.86, isWoman ? 17 : 15, isWoman ? -0.12 : 0)
  const inner = hairline(kit, -6)
  const rim = dome(kit, -4, -6, isWoman ? 17 : 15, 0.03)
  return {
    back: isWoman ? fill(shape(outer), shadePaint(kit)) : '',
    front: curls(kit, [...outer, ...inner.toReversed()], scatter(outer, rim, isWoman ? 3 : 2), 9),
  }
}

/** Loose curls to the shoulders, or cut at the chin. */
export const curlyLong =
  (long: 0 | 1) =>
  (kit: Kit): Hair => {
    const { pose, person } = kit
    const s = person.hair.side
    const w = person.face.width
    const end = long ? 270 : 140
    const wide = long ? 70 : 58
    const top = dome(kit, 36, 30, 9)
    const left: Point[] = [
      [-w - wide * 0.8, 40],
      [-w - wide, end * 0.5],
      [-w - wide * 0.86, end * 0.8],
      [-w - wide * 0.3, end],
    ]
    const right: Point[] = left.map(([x, y]): Point => [-x, y]).toReversed()
    const back = [
      ...top,
      ...right.toReversed(),
      [30, end - 6] as const,
      [-30, end - 6] as const,
      ...left.toReversed(),
    ]
    const strip = (side: -1 | 1): string => {
      const outer: Point[] = [
        pose.at(s * w * 0.3, -150, 0),
        pose.at(side * w * 0.8, -138, 0),
        pose.at(side * (w + 30), -66, -10),
        pose.at(side * (w + wide * 0.72), 30, -10),
        pose.at(side * (w + wide * 0.86), end * 0.55, -10),
        pose.at(side * (w + wide * 0.4), end * 0.94, 0),
      ]
      const inner: Point[] = [
        pose.at(s * w * 0.3, -104, 88),
        pose.at(side * w * 0.62, -90, 70),
        pose.at(side * w * 0.9, -40, 40),
        pose.at(side * w * 0.98, 26, 20),
        pose.at(side * (w * 0.9), end * 0.5, 10),
        pose.at(side * w * 0.8, end * 0.9, 20),
      ]
      const ring = side < 0 ? [...outer.toReversed(), ...inner] : [...outer, ...inner.toReversed()]
      return curls(kit, ring, scatter(outer, inner, 3), 13)
    }
    return { back: curls(kit, back, [], 10, shadePaint(kit)), front: strip(-1) + strip(1) }
  }
