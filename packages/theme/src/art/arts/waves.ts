import { type Art, linearGradient, n, sky, times } from '../canvas.ts'

/** A calm sea in seven waves under a low sun. */
export const waves: Art = (canvas) => {
  const { width, height, paint, id, random } = canvas
  const [x, y] = [width * 0.74, height * 0.46]
  const sun = Math.min(width, height) * 0.2
  const crest = (level: number, swell: number, length: number, phase: number) => {
    const steps = Math.ceil(width / length) + 2
    const points = times(steps + 1, (step) => ({
      at: (step - phase) * length,
      up: level + (step % 2 === 0 ? -swell : swell),
    }))
    const [first, ...rest] = points
    if (first === undefined) return ''
    const curves = rest.map(
      ({ at, up }, index) =>
        `C${n((points[index]?.at ?? 0) + length / 2)} ${n(points[index]?.up ?? 0)} ${n(at - length / 2)} ${n(up)} ${n(at)} ${n(up)}`,
    )
    return `M${n(first.at)} ${n(first.up)}${curves.join('')}`
  }
  const swells = times(7, (index) => {
    const near = index / 6
    const level = height * (0.5 + near * 0.42)
    const line = crest(
      level,
      height * (0.012 + near * 0.045),
      width * (0.22 + near * 0.3),
      random(),
    )
    return (
      `<path d="${line}V${height + 2}H-${width}Z" fill="url(#${id}-swell${index % 2})" opacity="${n(4 + near * 3) / 10}"/>` +
      `<path d="${line}" fill="none" stroke="${paint.glint}" stroke-opacity="${n(7 - near * 3) / 10}" stroke-width="${n(1 + near)}"/>`
    )
  })
  const halo = times(4, (index) => {
    const opacity = n(4 - index) / 20
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(sun * (1.35 + index * 0.42))}" fill="${paint.glint}" opacity="${opacity}"/>`
  })
  const glints = times(9, (index) => {
    const half = sun * (0.18 + random() * 0.6) * (1 - index / 14)
    const down = height * (0.53 + index * 0.035)
    return `<path d="M${n(x - half)} ${n(down)}h${n(half * 2)}" stroke="${paint.glint}" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/>`
  })
  return `${sky(canvas)}<defs>${linearGradient(
    `${id}-sun`,
    [x, y - sun, x, y + sun * 0.8],
    [
      { at: 0, color: paint.from },
      { at: 1, color: paint.accent },
    ],
  )}${times(2, (which) =>
    linearGradient(
      `${id}-swell${which}`,
      [0, height * 0.45, width * 0.3, height],
      [
        { at: 0, color: which === 0 ? paint.accent : paint.from },
        { at: 1, color: which === 0 ? paint.from : paint.accent },
      ],
    ),
  ).join(
    '',
  )}</defs>${halo.join('')}<circle cx="${n(x)}" cy="${n(y)}" r="${n(sun)}" fill="url(#${id}-sun)"/>${swells.join('')}${glints.join('')}`
}
