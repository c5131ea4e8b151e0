import { type Art, linearGradient, n, radialGradient, sky, times } from '../canvas.ts'

const petal = (length: number, width: number) =>
  `M0 0C${n(-width * 0.7)} ${n(-length * 0.22)} ${n(-width)} ${n(-length * 0.78)} ${n(-width * 0.12)} ${n(-length * 0.985)}` +
  `Q0 ${n(-length * 1.02)} ${n(width * 0.12)} ${n(-length * 0.985)}C${n(width)} ${n(-length * 0.78)} ${n(width * 0.7)} ${n(-length * 0.22)} 0 0Z`

/** A flower with three rings of petals, lit from its centre, and a few loose petals. */
export const petals: Art = (canvas) => {
  const { width, height, paint, id, random } = canvas
  const reach = Math.max(height * 0.62, Math.min(width, height) * 0.72)
  const [x, y] = [width * (width > height ? 0.78 : 0.62), height * (width > height ? 0.56 : 0.7)]
  const ringSizes = [
    { count: 15, length: reach, width: reach * 0.19, opacity: 0.5 },
    { count: 13, length: reach * 0.76, width: reach * 0.165, opacity: 0.62 },
    { count: 10, length: reach * 0.53, width: reach * 0.135, opacity: 0.74 },
    { count: 7, length: reach * 0.31, width: reach * 0.1, opacity: 0.86 },
  ]
  const gradients = ringSizes.map(({ length }, ring) =>
    linearGradient(
      `${id}-petal${ring}`,
      [0, 0, 0, -length],
      [
        { at: 0, color: paint.accent, opacity: 1 },
        { at: 0.5, color: paint.accent, opacity: 0.72 },
        { at: 1, color: paint.from, opacity: 0.5 },
      ],
    ),
  )
  const bloom = ringSizes.map(({ count, length, width: breadth, opacity }, ring) =>
    times(count, (index) => {
      const turn = (360 / count) * (index + ring * 0.5) + (random() - 0.5) * 7
      const size = 0.94 + random() * 0.1
      return (
        `<g transform="rotate(${n(turn)}) scale(${n(size * 100) / 100})" opacity="${opacity}">` +
        `<path d="${petal(length, breadth)}" fill="url(#${id}-petal${ring})" stroke="${paint.glint}" stroke-opacity=".55" stroke-width="1.2"/>` +
        `<path d="M0 ${n(-length * 0.3)}Q${n(breadth * 0.06)} ${n(-length * 0.6)} 0 ${n(-length * 0.86)}" fill="none" stroke="${paint.glint}" stroke-opacity=".4" stroke-width="1"/></g>`
      )
    }).join(''),
  )
  const drifting = times(9, (index) => {
    const away = reach * (1.02 + random() * 0.9)
    const angle = Math.PI * (0.86 + random() * 0.52)
    const size = reach * (0.05 + random() * 0.075)
    return (
      `<path transform="translate(${n(x + Math.cos(angle) * away)} ${n(y + Math.sin(angle) * away * 0.8)}) rotate(${n(random() * 360)})" ` +
      `d="${petal(size, size * 0.34)}" fill="${index % 2 === 0 ? paint.accent : paint.from}" opacity="${n(3.5 + random() * 3) / 10}"/>`
    )
  })
  const seeds = times(34, (index) => {
    const angle = index * 2.39996
    const away = reach * 0.0135 * Math.sqrt(index + 0.6)
    return `<circle cx="${n(Math.cos(angle) * away)}" cy="${n(Math.sin(angle) * away)}" r="${n(reach * 0.0058)}"/>`
  })
  return (
    `${sky(canvas)}<defs>${radialGradient(
      `${id}-glow`,
      [x, y, reach * 1.5],
      [
        { at: 0, color: paint.calm, opacity: 0.95 },
        { at: 0.55, color: paint.calm, opacity: 0.3 },
        { at: 1, color: paint.calm, opacity: 0 },
      ],
    )}${gradients.join('')}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#${id}-glow)"/>${drifting.join('')}` +
    `<g transform="translate(${n(x)} ${n(y)}) rotate(-8)">${bloom.join('')}` +
    `<circle r="${n(reach * 0.092)}" fill="${paint.accent}"/><g fill="${paint.glint}" opacity=".7">${seeds.join('')}</g></g>`
  )
}
