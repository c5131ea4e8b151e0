import { type Art, n, radialGradient, sky, times } from '../canvas.ts'

/** A rosette of one fine unbroken thread, as on a banknote, and its edge repeated outward. */
export const lace: Art = (canvas) => {
  const { width, height, paint, id, random } = canvas
  const reach = Math.max(width, height) * 0.46
  const [x, y] = [width * (width > height ? 0.78 : 0.6), height * (width > height ? 0.52 : 0.68)]
  const thread = (lobes: number, radius: number, depth: number, turns: number, phase: number) => {
    const steps = lobes * 14
    const points = times(steps, (step) => {
      const angle = (step / steps) * Math.PI * 2 * turns
      const away = radius * (1 + depth * Math.cos((angle * lobes) / turns + phase))
      return `${n(Math.cos(angle) * away)} ${n(Math.sin(angle) * away)}`
    })
    return `M${points.join('L')}Z`
  }
  const bands = [
    { lobes: 37, radius: 0.3, depth: 0.42, turns: 5 },
    { lobes: 48, radius: 0.56, depth: 0.2, turns: 7 },
    { lobes: 64, radius: 0.8, depth: 0.11, turns: 7 },
    { lobes: 72, radius: 1.02, depth: 0.07, turns: 5 },
  ]
  const drawn = bands.flatMap(({ lobes, radius, depth, turns }, band) =>
    times(2, (twin) => {
      const d = thread(lobes, reach * radius, depth, turns, twin * Math.PI + random())
      return `<path d="${d}" stroke="${twin === 0 ? paint.accent : paint.glint}" stroke-opacity="${n(8 - band * 1.1) / 10}"/>`
    }),
  )
  const scallops = times(48, (index) => {
    const turn = (360 / 48) * index
    const size = reach * 0.075
    return `<path transform="rotate(${n(turn)}) translate(0 ${n(-reach * 1.13)})" d="M${n(-size)} ${n(size * 0.2)}A${n(size)} ${n(size)} 0 0 1 ${n(size)} ${n(size * 0.2)}M${n(-size * 0.55)} 0A${n(size * 0.55)} ${n(size * 0.55)} 0 0 1 ${n(size * 0.55)} 0" stroke="${paint.accent}" stroke-opacity=".65"/><circle transform="rotate(${n(turn)})" cy="${n(-reach * 1.24)}" r="${n(reach * 0.008)}" fill="${paint.accent}" fill-opacity=".7" stroke="none"/>`
  })
  return (
    `${sky(canvas)}<defs>${radialGradient(
      `${id}-veil`,
      [x, y, reach * 1.4],
      [
        { at: 0, colour: paint.accent, opacity: 0.34 },
        { at: 0.6, colour: paint.from, opacity: 0.3 },
        { at: 1, colour: paint.from, opacity: 0 },
      ],
    )}</defs><rect width="${width}" height="${height}" fill="url(#${id}-veil)"/>` +
    `<g transform="translate(${n(x)} ${n(y)})" fill="none" stroke-width=".9" stroke-linejoin="round">${drawn.join('')}${scallops.join('')}` +
    `<circle r="${n(reach * 0.05)}" stroke="${paint.accent}"/><circle r="${n(reach * 0.03)}" fill="${paint.accent}" stroke="none"/></g>`
  )
}
