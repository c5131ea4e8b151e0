import type { TokenValues } from '../contract/tokens.ts'
import { deriveColours } from './colours.ts'
import { deriveForm } from './form.ts'
import { override } from './override.ts'
import { shadows } from './shadows.ts'
import type { Mode } from './surfaces.ts'
import type { ThemeChoices } from './themeChoices.ts'

export interface Theme {
  readonly light: TokenValues
  readonly dark: TokenValues
}

const known = new Map<string, Theme>()
const mostKnown = 200

const derive = (brand: ThemeChoices): Theme => {
  const form = deriveForm(brand)
  const one = (mode: Mode): TokenValues => ({
    color: override(deriveColours(brand.seeds, mode), brand.overrides?.[mode] ?? {}, mode),
    shadow: shadows(brand.seeds, mode),
    ...form,
  })
  return { light: one('light'), dark: one('dark') }
}

/**
 * Derives a value for every token in both modes. Every pair in {@link contrastPairs} meets WCAG 2.2 AA
 * whatever the seeds. Overrides are kept as they are: the schema has checked their pairs. Pure and cached.
 */
export const deriveTheme = ({
  seeds,
  overrides = {},
  type,
  density,
  shape,
  motion,
}: ThemeChoices): Theme => {
  const choices = { seeds, overrides, type, density, shape, motion }
  const key = JSON.stringify(choices)
  const remembered = known.get(key)
  if (remembered !== undefined) return remembered
  const theme = derive(choices)
  if (known.size >= mostKnown) known.clear()
  known.set(key, theme)
  return theme
}
