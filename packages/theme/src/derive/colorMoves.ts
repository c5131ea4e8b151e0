import type { Brand } from '../brand/brand.schema.ts'
import { colorOf, hex } from '../color/color.ts'
import { contrast } from '../color/contrast.ts'
import type { TokenValues } from '../contract/tokens.ts'
import { deriveTheme } from './deriveTheme.ts'
import { seedIn } from './fills.ts'
import type { Mode } from './surfaces.ts'
import type { ThemeChoices } from './themeChoices.ts'

type Colors = TokenValues['color']

/** A place where a brand shows another colour than its seed, and why. */
export interface ColorMove {
  readonly seed: 'primary' | 'secondary'
  readonly mode: Mode
  readonly use: 'fill' | 'edge' | 'text'
  /** The seed and what is shown in its place, as `#rrggbb`. */
  readonly from: string
  readonly to: string
  /** `white`: black is white in dark mode. `label`: the text of a button. `surface`: what lies around or below. */
  readonly reason: 'white' | 'label' | 'surface'
  /** Contrast of the seed, rounded down to hundredths, with what the reason names; null for `white`. */
  readonly measured: number | null
  /** The contrast that is needed; null for `white`. */
  readonly least: 4.5 | 3 | null
}

const figure = (ratio: number) => Math.floor(ratio * 100) / 100

/** The lowest contrast of a colour to the surfaces, and to others that it lies on. */
const leastOn = (color: string, { surface }: Colors, others: readonly string[] = []): number => {
  const { page, raised, sunken, overlay } = surface
  return figure(
    Math.min(...[page, raised, sunken, overlay, ...others].map((each) => contrast(color, each))),
  )
}

const movesOf = (
  stated: string,
  seed: ColorMove['seed'],
  colors: Colors,
  mode: Mode,
): readonly ColorMove[] => {
  const { base, mark, soft, text, on } = colors[seed]
  const color = colorOf(stated)
  const from = hex(color)
  const isInverted = seedIn(color, mode) !== color
  const needed = (use: 'edge' | 'text', to: string): ColorMove => {
    const least = use === 'text' ? 4.5 : 3
    const measured = leastOn(from, colors, use === 'text' ? [soft] : [])
    return { seed, mode, use, from, to, reason: 'surface', measured, least }
  }
  const fill: ColorMove = isInverted
    ? { seed, mode, use: 'fill', from, to: base, reason: 'white', measured: null, least: null }
    : {
        seed,
        mode,
        use: 'fill',
        from,
        to: base,
        reason: 'label',
        measured: figure(contrast(on, from)),
        least: 4.5,
      }
  return [
    ...(base === from ? [] : [fill]),
    ...(mark === base ? [] : [needed('edge', mark)]),
    ...(text === from || text === base ? [] : [needed('text', text)]),
  ]
}

/**
 * Where the colours that visitors see differ from the seeds of a brand, in the modes that it has. Colours that
 * the brand overrides are its own choice and left out.
 */
export function colorMoves(brand: ThemeChoices & Pick<Brand, 'mode'>): readonly ColorMove[] {
  const theme = deriveTheme(brand)
  const modes: readonly Mode[] = brand.mode.fixed ? [brand.mode.preferred] : ['light', 'dark']
  return modes.flatMap((mode) =>
    (['primary', 'secondary'] as const).flatMap((seed) => {
      const own = brand.overrides?.[mode] ?? {}
      if (own[`${seed}.base`] !== undefined) return []
      return movesOf(brand.seeds[seed], seed, theme[mode].color, mode).filter(
        ({ use }) =>
          (use !== 'text' || own[`${seed}.text`] === undefined) &&
          (use !== 'edge' || own[`${seed}.mark`] === undefined),
      )
    }),
  )
}
