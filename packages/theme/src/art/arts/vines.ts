import { type Art, linearGradient, n, radialGradient, sky, times } from '../canvas.ts'

interface Point {
  readonly x: number
  readonly y: number
  /** Direction of growth in degrees. */
  readonly turn: number
}

/** A heart-shaped leaf, its stalk at the origin, growing upwards. */
const leaf = (size: number) =>
  `M0 0C${n(-size * 0.5)} ${n(size * 0.16)} ${n(-size * 0.78)} ${n(-size * 0.34)} ${n(-size * 0.46)} ${n(-size * 0.62)}` +
  `C${n(-size * 0.26)} ${n(-size * 0.8)} ${n(-size * 0.06)} ${n(-size * 0.96)} 0 ${n(-size * 1.16)}` +
  `C${n(size * 0.06)} ${n(-size * 0.96)} ${n(size * 0.26)} ${n(-size * 0.8)} ${n(size * 0.46)} ${n(-size * 0.62)}` +
  `C${n(size * 0.78)} ${n(-size * 0.34)} ${n(size * 0.5)} ${n(size * 0.16)} 0 0Z`

/** Half an arch of stem, from its foot to its top. */
const climb = (foot: number, rise: number, lean: number, points: number): readonly Point[] =>
  times(points, (index) => {
    const way = index / (points - 1)
    const angle = (way * Math.PI) / 2
    return {
      x: lean * (1 - Math.cos(angle)) + Math.sin(way * 9) * 5,
      y: foot - rise * Math.sin(angle),
      turn: Math.sign(lean) * way * 90,
    }
  })

/** Arches of climbing stems with leaves and light falling through. */
export const vines: Art = (canvas) => {
  const { width, height, paint, id, random } = canvas
  const wide = width > height
  const unit = Math.min(width, height)
  const middle = width * (wide ? 0.77 : 0.62)
  const arches = [
    { half: unit * 0.62, rise: height * 0.98, opacity: 0.42, leaves: 17, size: unit * 0.1 },
    { half: unit * 0.44, rise: height * 0.8, opacity: 0.66, leaves: 15, size: unit * 0.082 },
    { half: unit * 0.27, rise: height * 0.6, opacity: 0.92, leaves: 13, size: unit * 0.064 },
  ]
  const fills = [paint.from, `url(#${id}-leaf)`, paint.glint, `url(#${id}-leaf)`]
  const drawn = arches.map(({ half, rise, opacity, leaves, size }, depth) =>
    [-1, 1]
      .map((side) => {
        const stem = climb(height * 1.04, rise, -side * half, leaves)
        const line = stem.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')
        const foliage = stem.slice(1).map(({ x, y, turn }, index) => {
          const out = index % 2 === 0 ? 58 : -58
          const grown = size * (0.72 + random() * 0.5)
          const fill = fills[(index + depth) % fills.length] ?? paint.accent
          const spin = n(turn + out + (random() - 0.5) * 26)
          return (
            `<g transform="translate(${n(x)} ${n(y)}) rotate(${spin}) scale(${n(grown * 10) / 1000})">` +
            `<use href="#${id}-blade" fill="${fill}"/></g>`
          )
        })
        return `<g transform="translate(${n(middle + side * half)} 0)" opacity="${opacity}"><path d="M${line}" fill="none" stroke="${paint.accent}" stroke-width="${n(1.4 + depth)}" stroke-linecap="round"/>${foliage.join('')}</g>`
      })
      .join(''),
  )
  return (
    `${sky(canvas)}<defs>${radialGradient(
      `${id}-light`,
      [middle, height * 0.7, unit * 0.75],
      [
        { at: 0, color: paint.calm, opacity: 0.95 },
        { at: 0.6, color: paint.calm, opacity: 0.35 },
        { at: 1, color: paint.calm, opacity: 0 },
      ],
    )}${linearGradient(
      `${id}-leaf`,
      [0, 0, 0, -116],
      [
        { at: 0, color: paint.accent },
        { at: 1, color: paint.from },
      ],
    )}<g id="${id}-blade"><path d="${leaf(100)}"/><path d="M0 -4V-96M0 -30L-26 -56M0 -30L26 -56M0 -58L-18 -76M0 -58L18 -76" fill="none" stroke="${paint.glint}" stroke-width="2.4" stroke-opacity=".7"/></g></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#${id}-light)"/>${drawn.join('')}`
  )
}
