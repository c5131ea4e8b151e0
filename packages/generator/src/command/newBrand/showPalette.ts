import { stdout } from 'node:process'
import { type Brand, nicheLooks } from '@bouquet/theme'
import { contrast, deriveTheme } from '@bouquet/theme/css'

type Rgb = readonly [number, number, number]

/** Colours of a terminal: 24 bits, 256, or none. */
export type ColorDepth = 24 | 8 | 0

/** What the terminal of stdout shows; none when it is no terminal or NO_COLOR is set. */
export function colorDepth(): ColorDepth {
  if (!stdout.isTTY || !stdout.hasColors(256)) return 0
  return stdout.hasColors(2 ** 24) ? 24 : 8
}

const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** The nearest colour of the cube of 6 × 6 × 6 that terminals with 256 colours have. */
const cubeColor = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map((channel) => Math.round((channel / 255) * 5))
  return 16 + 36 * (r ?? 0) + 6 * (g ?? 0) + (b ?? 0)
}

const code = (layer: 38 | 48, hex: string, depth: 24 | 8): string => {
  const rgb = rgbOf(hex)
  return depth === 24 ? `${layer};2;${rgb.join(';')}` : `${layer};5;${cubeColor(rgb)}`
}

const swatch = (text: string, on: string, base: string, depth: 24 | 8): string =>
  `\u001b[${code(38, on, depth)};${code(48, base, depth)}m ${text} \u001b[0m`

/**
 * Shows the colours that a palette gives: text and both buttons in light and dark mode, with their least contrast.
 * Without colours it names them.
 */
export function showPalette(
  seeds: Brand['seeds'],
  niche: Brand['niche'],
  depth: ColorDepth,
): string {
  const theme = deriveTheme({ ...nicheLooks[niche], seeds })
  return (['light', 'dark'] as const)
    .map((mode) => {
      const { surface, text, primary, secondary } = theme[mode].color
      const parts = [
        ['Text', text.strong, surface.page],
        ['Main action', primary.on, primary.base],
        ['Second action', secondary.on, secondary.base],
      ] as const
      const least = Math.min(...parts.map(([, on, base]) => contrast(on, base)))
      const shown = parts.map(([words, on, base]) =>
        depth === 0 ? `${words} ${on} on ${base}` : swatch(words, on, base, depth),
      )
      return `${mode.padEnd(5)} ${shown.join(depth === 0 ? ', ' : '')}  contrast ${least.toFixed(1)}:1 or more`
    })
    .join('\n')
}
