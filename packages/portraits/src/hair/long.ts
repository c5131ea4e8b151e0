import { element, ellipse, fill, stroke } from '../draw/ink.ts'
import { line, type Point, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'
import { dome, type Hair, panel, shadePaint } from './kit.ts'

/** One side of long hair, from the parting past the temple and down. */
const curtain = (
  kit: Kit,
  side: -1 | 1,
  part: number,
  end: number,
  wave: number,
  flare: number,
  reach = 0,
): string => {
  const { pose, person } = kit
  const w = person.face.width
  const p = (x: number, y: number, z: number): Point => pose.at(side * x, y, z)
  const swing = (t: number, late: number) => wave * Math.sin(t * 9.6 + late)
  const falls = wave > 4 ? [0.26, 0.42, 0.58, 0.74, 0.9] : [0.42, 0.74]
  const outer: Point[] = [
    pose.at(part, -163, 10),
    p(w * 0.66, -150, -4),
    p(w + 12, -84, -14),
    p(w + 20, 0, -18),
    ...falls.map((t) => p(w + 20 + flare * t + swing(t, 0), end * t, -10)),
    p(w * 0.84 + flare * 0.7, end + 14, 4),
  ]
  const inner: Point[] = [
    pose.at(part, -106, 90),
    p(w * 0.52, -88 + reach * 0.3, 78),
    p(w * 0.84 - reach * 0.2, -44 + reach * 0.5, 56),
    p(w * 0.93 - reach * 0.1, 14, 28),
    ...falls.map((t) => p(w * (0.93 - 0.24 * t) + flare * 0.4 * t + swing(t, 0.7), end * t, 12)),
    p(w * 0.8 + flare * 0.7, end + 14, 4),
  ]
  return panel(kit, outer, inner, 6, 4.4)
}

export function backdrop(kit: Kit, end: number, flare: number): string {
  const w = kit.person.face.width
  const c = -kit.pose.turn * 14
  return fill(
    shape(
      dome(kit, 8, 10),
      [
        [w + 22 + c, end * 0.4],
        [w + flare + c, end * 0.8],
        [w * 0.7 + flare + c, end + 4],
      ],
      [
        [w * 0.3 + c, end + 8],
        [-w * 0.3 + c, end + 8],
        [-w * 0.7 - flare + c, end + 4],
      ],
      [
        [-w - flare + c, end * 0.8],
        [-w - 22 + c, end * 0.4],
      ],
    ),
    shadePaint(kit),
  )
}

export function longParted(kit: Kit): Hair {
  return {
    back: backdrop(kit, 320, 8),
    front: curtain(kit, -1, 0, 300, 2, 4) + curtain(kit, 1, 0, 312, 2, 4),
  }
}

/** Waves from a side parting: long, or to the collarbone. */
export function longSide(long: 0 | 1) {
  return (kit: Kit): Hair => {
    const s = kit.person.hair.side
    const end = long ? 330 : 205
    const part = s * 30
    return {
      back: backdrop(kit, end - 10, long ? 30 : 16),
      front:
        curtain(kit, s, part, end - 16, long ? 12 : 5, long ? 22 : 10) +
        curtain(kit, s > 0 ? -1 : 1, part, end, long ? 15 : 7, long ? 28 : 12, 16),
    }
  }
}

const fringe = (kit: Kit): string => {
  const { pose, person } = kit
  const w = person.face.width
  const top: Point[] = [-0.9, -0.6, -0.2, 0.2, 0.6, 0.9].map((x) =>
    pose.at(x * w * 0.8, -150 + Math.abs(x) * 34, 46),
  )
  const low: Point[] = [-0.93, -0.6, -0.2, 0.2, 0.6, 0.93].map((x, i) =>
    pose.at(x * w * 0.96, -36 - (1 - Math.abs(x)) * 12 + (i % 2) * 4, 98 - Math.abs(x) * 44),
  )
  return (
    panel(kit, top, low, 0) +
    top
      .map((from, i) => {
        const to = low[i] ?? from
        return stroke(
          line(from, [from[0] * 0.3 + to[0] * 0.7, (from[1] + to[1]) / 2 - 8], [to[0], to[1] - 5]),
          i % 2 ? kit.hair.light : kit.hair.deep,
          5,
          0.32,
        )
      })
      .join('')
  )
}

export function bob(hasFringe: boolean) {
  return (kit: Kit): Hair => {
    const s = kit.person.hair.side
    const part = hasFringe ? 0 : s * 26
    return {
      back: backdrop(kit, 128, 6),
      front:
        curtain(kit, -1, part, 136, 10, 2) +
        curtain(kit, 1, part, 140, 10, 2) +
        (hasFringe ? fringe(kit) : ''),
    }
  }
}

/** Hair tied back in a bun or ponytail. */
export function updo(kind: 'top' | 'low' | 'tail' | 'parted') {
  return (kit: Kit): Hair => {
    const { pose, person, hair, defs } = kit
    const w = person.face.width
    const s = pose.turn > 0 ? -1 : pose.turn < 0 ? 1 : person.hair.side
    const part = kind === 'low' ? 0 : person.hair.side * 24
    const half = (side: -1 | 1) => {
      const p = (x: number, y: number, z: number): Point => pose.at(side * x, y, z)
      const outer: Point[] = [
        pose.at(part, -161, 10),
        p(w * 0.64, -148, -4),
        p(w + 8, -88, -14),
        p(w + 11, -24, -18),
        p(w + 3, 28, side * pose.turn > 0 ? 14 : -26),
      ]
      const inner: Point[] = [
        pose.at(part, -106, 90),
        p(w * 0.56, -94, 76),
        p(w * 0.88, -58, 50),
        p(w * 0.95, -22, 26),
        p(w * 1.0, 14, 4),
      ]
      return panel(kit, outer, inner, 5, 3.6)
    }
    const bun = (x: number, y: number, rx: number, ry: number) =>
      ellipse(
        x,
        y,
        rx,
        ry,
        defs.radial(
          [
            [0, hair.base],
            [0.7, hair.shade],
            [1, hair.deep],
          ],
          0.5 + pose.light * 0.2,
          0.3,
          0.75,
        ),
      ) +
      [0.35, 0.62, 0.85]
        .map((k) =>
          element('ellipse', {
            cx: x + rx * 0.12,
            cy: y + ry * 0.1,
            rx: rx * k,
            ry: ry * k * 0.9,
            stroke: k === 0.62 ? hair.light : hair.deep,
            'stroke-width': 3,
            opacity: '.4',
          }),
        )
        .join('')
    const [cx] = pose.at(0, 0, -30)
    const tail: Point[] = [
      [s * 70, 60],
      [s * 128, 130],
      [s * 132, 230],
      [s * 96, 330],
    ]
    const tailIn: Point[] = [
      [s * 50, 90],
      [s * 78, 160],
      [s * 74, 240],
      [s * 88, 330],
    ]
    const cap = fill(
      shape(dome(kit, 4, 6), [
        [w * 0.8, 90],
        [0, 120],
        [-w * 0.8, 90],
      ]),
      shadePaint(kit),
    )
    return {
      back:
        (kind === 'top'
          ? bun(cx + 4, -186, 58, 52)
          : kind === 'low'
            ? bun(cx + s * 62, 104, 54, 50)
            : '') + cap,
      front: half(-1) + half(1) + (kind === 'tail' ? panel(kit, tail, tailIn, 4, 4) : ''),
    }
  }
}
