import { type Art, n, radialGradient, times } from '../canvas.ts'

interface LuminanceRange {
  /** Numbers of lobes per ring around the rosette; each ring is drawn once and repeated. */
  readonly wreaths: number
  readonly each: number
  readonly radius: number
  readonly depth: number
  /** Number of turns until the line closes; must share no factor with the number of lobes. */
  readonly turns: number
}

const bands: readonly LuminanceRange[] = [
  { wreaths: 6, each: 6, radius: 0.3, depth: 0.42, turns: 5 },
  { wreaths: 6, each: 8, radius: 0.56, depth: 0.2, turns: 7 },
  { wreaths: 8, each: 8, radius: 0.8, depth: 0.11, turns: 7 },
  { wreaths: 8, each: 9, radius: 1.02, depth: 0.07, turns: 5 },
]

const pointsOfLobe = 18

/** From one crest of the line to the next. */
const lobe = ({ wreaths, each, radius, depth, turns }: LuminanceRange, reach: number) => {
  const arc = (Math.PI * 2 * turns) / (wreaths * each)
  const points = times(pointsOfLobe + 1, (step) => {
    const way = step / pointsOfLobe
    const away = reach * radius * (1 + depth * Math.cos(way * Math.PI * 2))
    return `${n(Math.sin(way * arc) * away)} ${n(-Math.cos(way * arc) * away)}`
  })
  return `<path d="M${points.join('L')}"/>`
}

/** Rotations add up around the ring, so they need more decimals than coordinates. */
const degrees = (value: number) => Math.round(value * 1000) / 1000

/** Repeats a drawing around the centre, in nested rings to keep the SVG small. */
const wreath = (id: string, drawing: string, wreaths: number, each: number) => {
  const around = (what: string, count: number, step: number) =>
    times(
      count,
      (index) =>
        `<use href="#${what}"${index === 0 ? '' : ` transform="rotate(${degrees(index * step)})"`}/>`,
    ).join('')
  return (
    `<g id="${id}-one">${drawing}</g><g id="${id}-few">${around(`${id}-one`, each, 360 / (wreaths * each))}</g>` +
    `<g id="${id}">${around(`${id}-few`, wreaths, 360 / wreaths)}</g>`
  )
}

/** A rosette of one continuous fine line, as on a banknote, with its edge repeated outwards. */
export const lace: Art = (canvas) => {
  const { width, height, paint, id, random } = canvas
  const reach = Math.max(width, height) * (width > height ? 0.38 : 0.44)
  const [x, y] = [width * (width > height ? 0.78 : 0.6), height * (width > height ? 0.52 : 0.68)]
  const threads = bands.map((range, index) =>
    wreath(`${id}-range${index}`, lobe(range, reach), range.wreaths, range.each),
  )
  const size = reach * 0.075
  const scallop =
    `<path transform="translate(0 ${n(-reach * 1.13)})" stroke-opacity=".5" d="M${n(-size)} ${n(size * 0.2)}A${n(size)} ${n(size)} 0 0 1 ${n(size)} ${n(size * 0.2)}M${n(-size * 0.55)} 0A${n(size * 0.55)} ${n(size * 0.55)} 0 0 1 ${n(size * 0.55)} 0"/>` +
    `<circle cy="${n(-reach * 1.24)}" r="${n(reach * 0.008)}" fill="${paint.accent}" fill-opacity=".45" stroke="none"/>`
  const twins = bands.flatMap(({ wreaths, each, turns }, index) =>
    times(2, (twin) => {
      const turn = degrees(((twin + random() * 0.3) * 180 * turns) / (wreaths * each))
      return `<use href="#${id}-range${index}" transform="rotate(${turn})" stroke="${twin === 0 ? paint.accent : paint.glint}" stroke-opacity="${n(8 - index * 1.1) / 10}"/>`
    }),
  )
  return (
    `<defs>${radialGradient(
      `${id}-veil`,
      [x, y, reach * 1.4],
      [
        { at: 0, color: paint.accent, opacity: 0.3 },
        { at: 0.55, color: paint.from, opacity: 0.34 },
        { at: 1, color: paint.from, opacity: 0 },
      ],
    )}${threads.join('')}${wreath(`${id}-edge`, scallop, 6, 8)}</defs>` +
    `<rect width="${width}" height="${height}" fill="${paint.to}"/><rect width="${width}" height="${height}" fill="url(#${id}-veil)"/>` +
    `<g transform="translate(${n(x)} ${n(y)})" fill="none" stroke-width=".9" stroke-linejoin="round">${twins.join('')}` +
    `<use href="#${id}-edge" stroke="${paint.accent}"/><circle r="${n(reach * 0.05)}" stroke="${paint.accent}"/><circle r="${n(reach * 0.03)}" fill="${paint.accent}" stroke="none"/></g>`
  )
}
