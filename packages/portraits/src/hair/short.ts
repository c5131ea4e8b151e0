import { fill, stroke } from '../draw/ink.ts'
import { between, line, type Point, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import { dome, type Hair, hairline, paint, panel, strands } from './kit.ts'

/** Hair close to the head that fades towards the ears. */
export function sides(kit: Kit, top: number, width: number, lift = 0, recede = 0): string {
  const outer = dome(kit, top, width)
  const { hair, defs } = kit
  const left: Point = [(outer[0]?.[0] ?? 0) + 1, 14]
  const right: Point = [(outer.at(-1)?.[0] ?? 0) - 1, 14]
  const d = shape([left, ...outer, right], hairline(kit, lift, recede).toReversed())
  const fade = defs.linearAt(
    [
      [0, hair.base],
      [0.62, hair.shade, 0.9],
      [1, hair.shade, 0.3],
    ],
    0,
    -120,
    0,
    16,
  )
  return fill(d, fade)
}

/** Hair with a side parting. */
export function sidePart(volume: number) {
  return (kit: Kit): Hair => {
    const { person, pose } = kit
    const s = person.hair.side
    const isWoman = person.gender === 'female'
    const w = person.face.width
    const x = (share: number, y: number, z: number): Point => pose.at(s * w * share, y, z)
    /** Depth at the temple, nearer to the viewer on the far side of the head. */
    const depth = (side: number) => (side * pose.turn > 0 ? 36 : -8)
    const top = dome(kit, volume, 4)
    const over = s > 0 ? top.toReversed() : top
    const crown = over.slice(2)
    const rim: Point[] = [
      x(0.46, -100, 78),
      x(0.2, -112 + volume * 0.1, 96),
      x(-0.16, -100, 98),
      x(-0.5, -82, 84),
      x(-0.8, -58, 58),
      x(-0.95, -28, 36),
      x(-1.01, isWoman ? 30 : 8, depth(-s)),
    ]
    const near: Point[] = [
      x(0.46, -100, 78),
      x(0.78, -78, 52),
      x(0.93, -36, 36),
      x(1.01, isWoman ? 34 : 10, depth(s)),
    ]
    const outer = over.slice(0, 3).toReversed()
    const lowOuter = over[0] ?? [0, 0]
    return {
      back: isWoman
        ? fill(
            shape(dome(kit, 0, 4), [
              [86, 70],
              [0, 100],
              [-86, 70],
            ]),
            kit.hair.deep,
          )
        : '',
      front:
        panel(
          kit,
          [outer[0] ?? lowOuter, outer[1] ?? lowOuter, outer[2] ?? lowOuter, [lowOuter[0], 16]],
          near,
          3,
          3,
        ) +
        panel(kit, [...crown.slice(0, 6), crown[6] ?? lowOuter], rim, 7, 4) +
        stroke(
          line(x(0.46, -100, 78), x(0.5, -124, 60), outer[0] ?? lowOuter),
          kit.hair.deep,
          3,
          0.6,
        ),
    }
  }
}

/** Short all over; with or without a brushed-forward fringe. */
export function cropped(fringe: 0 | 1) {
  return (kit: Kit): Hair => {
    const { pose, person } = kit
    const w = person.face.width
    const top = dome(kit, 9, 2)
    const edge: Point[] = fringe
      ? [
          pose.at(-w * 0.86, -60, 50),
          pose.at(-w * 0.6, -78, 76),
          pose.at(-w * 0.3, -72, 92),
          pose.at(0, -80, 98),
          pose.at(w * 0.34, -74, 92),
          pose.at(w * 0.62, -80, 76),
          pose.at(w * 0.86, -60, 50),
        ]
      : [
          pose.at(-w * 0.86, -66, 50),
          pose.at(-w * 0.62, -90, 70),
          pose.at(-w * 0.3, -102, 86),
          pose.at(0, -104, 92),
          pose.at(w * 0.3, -102, 86),
          pose.at(w * 0.62, -90, 70),
          pose.at(w * 0.86, -66, 50),
        ]
    const crown = top.slice(1, 8)
    const tuft = edge.map(([x, y], i) => {
      const from = between(crown, edge, 0.45)[i] ?? [0, 0]
      return stroke(
        line(from, [(from[0] + x) / 2 + 5, (from[1] + y) / 2], [x + person.hair.side * 7, y - 2]),
        i % 2 ? kit.hair.light : kit.hair.deep,
        4,
        0.28,
      )
    })
    return {
      back: '',
      front: sides(kit, 4, 1) + fill(shape(crown, edge.toReversed()), paint(kit)) + tuft.join(''),
    }
  }
}

/** Brushed up and back from the forehead. */
export function quiff(kit: Kit): Hair {
  const s = kit.person.hair.side
  const outer = dome(kit, 34, 5).map(
    ([x, y], i): Point => [x + s * 8 * Math.sin((Math.PI * i) / 8), y],
  )
  const inner = hairline(kit, 2)
  const rise = inner.map(([x, y], i) => {
    const to = outer[i] ?? [0, 0]
    if (i < 2 || i > 6) return ''
    return stroke(
      line(
        [x, y],
        [x * 0.7 + to[0] * 0.3 - s * 10, y * 0.55 + to[1] * 0.45],
        [to[0] * 0.94, to[1] + 10],
      ),
      (i * kit.pose.light) % 2 ? kit.hair.light : kit.hair.deep,
      6,
      0.36,
    )
  })
  const ends: Point[] = [[(outer[0]?.[0] ?? 0) + 2, 12]]
  const last: Point[] = [[(outer[8]?.[0] ?? 0) - 2, 12]]
  return {
    back: '',
    front:
      fill(shape([...ends, ...outer, ...last], inner.toReversed()), paint(kit)) +
      rise.join('') +
      strands(kit, outer, inner, 3, 3),
  }
}

export function receding(kit: Kit): Hair {
  const outer = dome(kit, 7, 3)
  const inner = hairline(kit, 8, 1)
  return { back: '', front: sides(kit, 7, 3, 8, 1) + strands(kit, outer, inner, 4, 3) }
}
