import { fill, stroke } from '../draw/ink.ts'
import { between, cloud, line, type Point, scatterAlong, shape } from '../draw/path.ts'
import type { Kit } from '../face/kit.ts'

export type Hair = {
  /** Behind neck and shoulders. */
  back: string
  /** In front of face and clothes. */
  front: string
}

/** Points over the top of the head from ear to ear, at a distance from the skull. */
export function dome(
  { pose, person }: Kit,
  top: number,
  sides: number,
  count = 9,
  start = 0,
): Point[] {
  const rx = person.face.width + 5 + sides + 4 * Math.abs(pose.turn)
  const ry = 112 + top
  const cx = -pose.turn * 4
  return Array.from({ length: count }, (_, i): Point => {
    const angle = Math.PI * (1 + start) + (Math.PI * (1 - 2 * start) * i) / (count - 1)
    return [
      cx + rx * Math.cos(angle) * (1 + 0.05 * Math.sin(angle) ** 2),
      -42 + ry * Math.sin(angle),
    ]
  })
}

/** The hairline from the left ear over the forehead to the right ear; nine points. */
export function hairline({ pose, person }: Kit, lift = 0, recede = 0): Point[] {
  const w = person.face.width
  const half = (s: -1 | 1): Point[] => {
    const near = s * pose.turn < 0
    return [
      pose.at(s * (w + 2), 8, near ? -18 : 26),
      pose.at(s * (w * 0.9), -34, near ? 14 : 40),
      pose.at(s * w * (0.82 - recede * 0.06), -72 - lift * 0.5 - recede * 10, 50),
      pose.at(s * w * (0.5 - recede * 0.06), -98 - lift - recede * 26, 74),
    ]
  }
  return [...half(-1), pose.at(0, -104 - lift - recede * 4, 88), ...half(1).toReversed()]
}

/** A gradient of the hair colour, brighter on the lit side. */
export function paint({ defs, hair, pose }: Kit): string {
  const stops =
    pose.light < 0 ? [hair.light, hair.base, hair.shade] : [hair.shade, hair.base, hair.light]
  return defs.linearAt(
    [
      [0, stops[0] ?? ''],
      [0.5, stops[1] ?? ''],
      [1, stops[2] ?? ''],
    ],
    -170,
    -120,
    170,
    0,
  )
}

export function shadePaint({ defs, hair }: Kit): string {
  return defs.linearAt(
    [
      [0, hair.shade],
      [1, hair.deep],
    ],
    0,
    -100,
    0,
    200,
  )
}

/** Lines of combed hair between two edges, some light and some dark. */
export function strands(
  { hair, pose }: Kit,
  a: readonly Point[],
  b: readonly Point[],
  count: number,
  width = 4,
): string {
  const [lit, dark]: [string[], string[]] = [[], []]
  for (let i = 1; i <= count; i += 1) {
    const points = between(a, b, (i + ((i * 7) % 3) * 0.16) / (count + 1.2))
    const x = points[Math.floor(points.length / 2)]?.[0] ?? 0
    const list = i % 2 === (x * pose.light > 0 ? 1 : 0) ? lit : dark
    list.push(line(...points))
  }
  return stroke(dark.join(''), hair.deep, width, 0.3) + stroke(lit.join(''), hair.light, width, 0.4)
}

/** A lock of hair between two edges. */
export function panel(
  kit: Kit,
  a: readonly Point[],
  b: readonly Point[],
  count = 5,
  width = 4,
): string {
  return (
    fill(shape(a, b.toReversed()), paint(kit)) +
    (count > 4 ? sheen(kit, between(a, b, 0.42).slice(1, 4)) : '') +
    strands(kit, a, b, count, width)
  )
}

/** The highlight on smooth hair. */
const sheen = ({ hair, pose, defs }: Kit, points: readonly Point[]): string =>
  (points[1]?.[0] ?? 0) * pose.light < 0
    ? ''
    : stroke(line(...points), hair.light, 18, 0.5, { filter: defs.blur(5) })

/** Curls: a bulging outline with small arcs inside. */
export function curls(
  kit: Kit,
  edge: readonly Point[],
  spots: readonly Point[],
  size: number,
  color?: string,
): string {
  const { hair, pose } = kit
  const [lit, dark]: [string[], string[]] = [[], []]
  for (const [i, [x, y]] of spots.entries()) {
    const r = size * (0.75 + ((i * 13) % 7) / 14)
    const flip = i % 2 === 0 ? 1 : -1
    const list = i % 2 === (x * pose.light > 0 ? 1 : 0) || i % 5 === 0 ? lit : dark
    list.push(
      line(
        [x - r * 0.9, y + r * 0.5 * flip],
        [x - r * 0.2, y - r * 0.55 * flip],
        [x + r * 0.9, y + r * 0.1 * flip],
      ),
    )
  }
  return (
    fill(cloud(scatterAlong([...edge, edge[0] ?? [0, 0]], size * 2.3)), color ?? paint(kit)) +
    (dark.length > 0 ? stroke(dark.join(''), hair.deep, size * 0.26, 0.32) : '') +
    (lit.length > 0 ? stroke(lit.join(''), hair.light, size * 0.26, 0.36) : '')
  )
}

/** The soft shadow of hair or cloth on the forehead. */
export function drawHairShade(kit: Kit): string {
  const { style } = kit.person.hair
  if (style === 'bald' || style === 'receding' || style === 'buzz') return ''
  const drop = style === 'fringeBob' ? 44 : 8
  const edge = hairline(kit)
    .slice(1, -1)
    .map(([x, y]) => [x * 0.97, y + drop] as const)
  return stroke(line(...edge), kit.skin.deep, 20, 0.34, { filter: kit.defs.blur(6) })
}
