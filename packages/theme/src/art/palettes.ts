import type { Brand } from '../brand/brand.schema.ts'
import type { TokenValues } from '../contract/tokens.ts'
import { deriveTheme } from '../derive/deriveTheme.ts'
import type { ThemeChoices } from '../derive/themeChoices.ts'
import type { Palette } from './canvas.ts'
import type { Inks } from './marks/marks.ts'

/** The fields of a brand that drawings use. */
export type DrawnBrand = ThemeChoices & Pick<Brand, 'id' | 'name' | 'art' | 'logo' | 'mode'>

/**
 * `live` drawings are inline and follow the mode of the page through custom properties. `fixed` drawings are separate
 * files with the colours of the preferred mode.
 */
export type Ink = 'live' | 'fixed'

export function colorsOf(brand: DrawnBrand): TokenValues['color'] {
  return deriveTheme(brand)[brand.mode.preferred].color
}

const color = (ink: Ink, name: string, value: string) =>
  ink === 'live' ? `var(--b-color-${name},${value})` : value

export function heroPalette(brand: DrawnBrand, ink: Ink): Palette {
  const { hero, surface } = colorsOf(brand)
  return {
    from: color(ink, 'hero-from', hero.from),
    to: color(ink, 'hero-to', hero.to),
    accent: color(ink, 'hero-accent', hero.accent),
    glint: color(ink, 'hero-glint', hero.glint),
    calm: color(ink, 'surface-raised', surface.raised),
  }
}

export function markInks(brand: DrawnBrand, ink: Ink): Inks {
  const { primary, secondary } = colorsOf(brand)
  return {
    first: color(ink, 'primary-mark', primary.mark),
    second: color(ink, 'secondary-mark', secondary.mark),
  }
}
