import { colourOf, hex } from '../color/colour.ts'
import { solidPaths } from '../contract/colourPaths.ts'
import type { TokenValues } from '../contract/tokens.ts'
import { edgeOf, fillOf } from './fills.ts'
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

const surfacesOf = ({ surface: { page, raised, sunken, overlay } }: Colours): Surfaces => ({
  page: colourOf(page),
  raised: colourOf(raised),
  sunken: colourOf(sunken),
  overlay: colourOf(overlay),
})

const withEdges = (colours: Colours): Colours => {
  const surfaces = surfacesOf(colours)
  const edge = (mark: string, ...states: readonly string[]) =>
    edgeOf(states.map(colourOf), colourOf(mark), surfaces)
  const action = (family: Colours['primary']): Colours['primary'] => ({
    ...family,
    edge: edge(family.mark, family.base, family.hover, family.pressed),
  })
  const [primary, secondary] = [action(colours.primary), action(colours.secondary)]
  const { base, on } = colours.unread
  const isOwn = base !== primary.base
  const unread = { base, on, edge: isOwn ? edge(primary.mark, base) : primary.edge }
  return { ...colours, primary, secondary, unread }
}

/**
 * Replaces derived colours with overrides. Unless they are overridden too, hover, pressed, its text and mark
 * follow the base of a fill, unread follows primary, and links follow its text. Edges follow from the result.
 */
export const override = (colours: Colours, overrides: Overrides, mode: Mode): Colours => {
  if (Object.keys(overrides).length === 0) return colours
  const surfaces = surfacesOf(colours)
  const action = (family: 'primary' | 'secondary'): Colours['primary'] => {
    const base = overrides[`${family}.base`]
    if (base === undefined || hex(colourOf(base)) === colours[family].base) return colours[family]
    const { hover, pressed, on, mark } = fillOf(colourOf(base), surfaces, mode)
    return {
      ...colours[family],
      hover: hex(hover),
      pressed: hex(pressed),
      on: hex(on),
      mark: hex(mark),
    }
  }
  const acting = { ...colours, primary: action('primary'), secondary: action('secondary') }
  const { primary, text, ...others } = written(acting, overrides)
  const following = {
    ...others,
    primary,
    unread: { base: primary.base, on: primary.on, edge: primary.edge },
    text: { ...text, link: primary.text },
  }
  return withEdges(written(following, overrides))
}
