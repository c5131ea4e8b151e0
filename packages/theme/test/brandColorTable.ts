import { deltaE2000, getColor } from 'colorjs.io/fn'
import { contrast } from '../src/color/contrast.ts'
import { deriveTheme } from '../src/derive/deriveTheme.ts'
import type { Mode } from '../src/derive/surfaces.ts'
import { completeSeeds } from '../src/newBrand/suggestPalettes.ts'
import { brandColors } from './brandColors.data.ts'
import { choicesWith } from './seeds.ts'

export interface BrandButton {
  readonly brand: string
  readonly seed: string
  readonly mode: Mode
  readonly fill: string
  /** CIEDE2000 between the fill and the seed. */
  readonly difference: number
  readonly text: string
  /** Contrast of the text on the fill. */
  readonly readable: number
  /** The edge where it can be seen, and its lowest contrast to a surface; of the fill where there is none. */
  readonly edge: string | null
  readonly standing: number
  /** The colour of links and icons. */
  readonly link: string
}

const modes = ['light', 'dark'] as const

/** The main button of each known brand, in light and in dark mode. */
export function brandButtons(): readonly BrandButton[] {
  return Object.entries(brandColors).flatMap(([brand, seed]) => {
    const theme = deriveTheme(choicesWith(completeSeeds(seed)))
    return modes.map((mode): BrandButton => {
      const { primary, surface } = theme[mode].color
      const edge = primary.edge.startsWith('#') ? primary.edge : null
      const { page, raised, sunken, overlay } = surface
      return {
        brand,
        seed: seed.toLowerCase(),
        mode,
        fill: primary.base,
        difference: deltaE2000(getColor(primary.base), getColor(seed)),
        text: primary.on,
        readable: contrast(primary.on, primary.base),
        edge,
        standing: Math.min(
          ...[page, raised, sunken, overlay].map((each) => contrast(edge ?? primary.base, each)),
        ),
        link: primary.text,
      }
    })
  })
}

const padded = (rows: readonly (readonly string[])[]): string => {
  const widths = rows.reduce<readonly number[]>(
    (most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)),
    [],
  )
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

const figure = (value: number) => (Math.floor(value * 10) / 10).toFixed(1)

const tableOf = (mode: Mode) =>
  padded([
    ['Brand', 'Seed', 'Button', 'ΔE', 'Its text', 'Contrast', 'Edge', 'Links'],
    ...brandButtons()
      .filter((button) => button.mode === mode)
      .map(({ brand, seed, fill, difference, text, readable, edge, link }) => [
        brand,
        seed,
        fill === seed ? 'the seed' : fill,
        difference.toFixed(1),
        text,
        figure(readable),
        edge ?? '',
        link,
      ]),
  ])

/** The page `docs/brand-colours.md`. */
export function brandColorPage(): string {
  return `# Brand colours

What the main colours of forty known brands become when they are the primary seed of a brand file. The button keeps the seed with the text, dark or light, that is readable on it. A seed in which white text falls just short of 4.5:1 is darkened by up to 0.02 in OKLCH lightness, and black becomes white in dark mode. Where the button, hovered or pressed, has less than 3:1 to a surface, an edge has it. Links take the nearest lightness with 4.5:1 to every surface.

ΔE is CIEDE2000 between button and seed; a difference below 1 cannot be seen. \`npm run colors -w @bouquet/theme\` writes this page anew, and a test compares it.

## Light mode

${tableOf('light')}

## Dark mode

${tableOf('dark')}
`
}
