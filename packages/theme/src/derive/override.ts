import { colourOf, hex } from '../color/colour.ts'
import { solidPaths } from '../contract/colourPaths.ts'
import type { TokenValues } from '../contract/tokens.ts'
import { fillOf } from './fills.ts'
import type { Mode, Surfaces } from './surfaces.ts'
import type { Overrides } from './themeChoices.ts'

type Colours = TokenValues['color']

const written = (colours: Colours, overrides: Overrides): Colours => {
  const next = structuredClone(colours)
  for (const path of solidPaths) {
    const value = overrides[path]
    if (value === undefined) continue
    const [family = '', name = ''] = path.split('.')
    Reflect.set(Reflect.get(next, family), name, hex(colourOf(value)))
  }
  return next
}

/**
 * Replaces derived colours with overrides. Unless they are overridden too, hover, pressed and text follow the
 * base of a fill, unread follows primary, and links follow its text.
 */
export const override = (colours: Colours, overrides: Overrides, mode: Mode): Colours => {
  if (Object.keys(overrides).length === 0) return colours
  const { page, raised, sunken, overlay } = colours.surface
  const surfaces: Surfaces = {
    page: colourOf(page),
    raised: colourOf(raised),
    sunken: colourOf(sunken),
    overlay: colourOf(overlay),
  }
  const action = (family: 'primary' | 'secondary'): Colours['primary'] => {
    const base = overrides[`${family}.base`]
    if (base === undefined || hex(colourOf(base)) === colours[family].base) return colours[family]
    const { hover, pressed, on } = fillOf(colourOf(base), surfaces, mode)
    return { ...colours[family], hover: hex(hover), pressed: hex(pressed), on: hex(on) }
  }
  const acting = { ...colours, primary: action('primary'), secondary: action('secondary') }
  const { primary, text, ...others } = written(acting, overrides)
  const following = {
    ...others,
    primary,
    unread: { base: primary.base, on: primary.on },
    text: { ...text, link: primary.text },
  }
  return written(following, overrides)
}
