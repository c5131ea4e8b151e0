import { type Art, closedCurve, n, radialGradient, sky, times } from '../canvas.ts'

/** Points of a ring: the finest of its waves has six crests. */
const corners = 15

/** Annual rings of two trees, in layers like cut paper. */
export const rings: Art = (canvas) => {
  const { width, height, paint, id, random } = canvas
  const tall = height >= width
  const reach = Math.max(width, height) * 0.52
  const trees = [
    { x: width * (tall ? 0.7 : 0.84), y: height * (tall ? 0.74 : 0.46), size: reach, count: 25 },
    { x: width * (tall ? 0.16 : 0.56), y: height * 1.04, size: reach * 0.42, count: 12 },
  ]
  const waves = times(5, () => ({ phase: random() * Math.PI * 2, depth: 0.5 + random() }))
  const outline = (radius: number, wobble: number) =>
    closedCurve(
      times(corners, (step) => {
        const angle = (step / corners) * Math.PI * 2
        const bend = waves.reduce(
          (sum, { phase, depth }, order) =>
            sum + (Math.sin(angle * (order + 2) + phase + wobble * 0.5) * depth) / (order + 2),
          0,
        )
        const away = radius * (1 + 0.045 * bend)
        return [Math.cos(angle) * away, Math.sin(angle) * away * 0.96] as const
      }),
    )
  const tree = ({ x, y, size, count }: (typeof trees)[number], at: number) => {
    const years = times(count, () => 0.45 + random() * 1.1)
    const all = years.reduce((sum, year) => sum + year, 0)
    const grown = times(
      count,
      (ring) => years.slice(ring).reduce((sum, year) => sum + year, 0) / all,
    )
    const layers = grown.map((share, ring) => {
      const inward = 1 - share
      const d = outline(size * share, ring * (0.16 + at * 0.08))
      const isGap = ring % 2 === 1
      const isYoung = inward < 0.3
      const wood = isYoung ? paint.from : `url(#${id}-tree${at})`
      const depth = isGap ? 0.42 : isYoung ? 0.42 : 0.24 + inward * 0.5
      const edge = isGap ? paint.glint : isYoung ? paint.from : paint.accent
      return (
        `<path transform="translate(${n(-size * inward * 0.16)} ${n(size * inward * 0.1)})" d="${d}" ` +
        `fill="${isGap ? paint.to : wood}" fill-opacity="${n(depth * 100) / 100}" ` +
        `stroke="${edge}" stroke-opacity="${n((0.45 + inward * 0.4) * 100) / 100}" stroke-width="${ring % 4 === 0 ? 1.8 : 1}"/>`
      )
    })
    return `<g transform="translate(${n(x)} ${n(y)})">${layers.join('')}</g>`
  }
  const shades = trees.map(({ size }, at) =>
    radialGradient(
      `${id}-tree${at}`,
      [-size * 0.2, -size * 0.3, size * 1.15],
      [
        { at: 0, color: paint.accent },
        { at: 1, color: paint.accent, opacity: 0.5 },
      ],
    ),
  )
  return `${sky(canvas)}<defs>${shades.join('')}</defs>${trees.map(tree).join('')}`
}
