import { colorOf, hex } from '../color/color.ts'
import { solidPaths } from '../contract/colorPaths.ts'
import type { TokenValues } from '../contract/tokens.ts'
import { edgeOf, fillOf } from './fills.ts'
import type { Mode, Surfaces } from './surfaces.ts'
import type { Overrides } from './themeChoices.ts'

type Colors = TokenValues['color']

const written = (colors: Colors, overrides: Overrides): Colors => {
  const next = structuredClone(colors)
  for (const path of solidPaths) {
    const value = overrides[path]
    if (value === undefined) continue
    const [family = '', name = ''] = path.split('.')
    Reflect.set(Reflect.get(next, family), name, hex(colorOf(value)))
  }
  return next
}

const surfacesOf = ({ surface: { page, raised, sunken, overlay } }: Colors): Surfaces => ({
  page: colorOf(page),
  raised: colorOf(raised),
  sunken: colorOf(sunken),
  overlay: colorOf(overlay),
})

const withEdges = (colors: Colors): Colors => {
  const surfaces = surfacesOf(colors)
  const edge = (mark: string, ...states: readonly string[]) =>
    edgeOf(states.map(colorOf), colorOf(mark), surfaces)
  const action = (family: Colors['primary']): Colors['primary'] => ({
    ...family,
    edge: edge(family.mark, family.base, family.hover, family.pressed),
  })
  const [primary, secondary] = [action(colors.primary), action(colors.secondary)]
  const { base, on } = colors.unread
  const isOwn = base !== primary.base
  const unread = { base, on, edge: isOwn ? edge(primary.mark, base) : primary.edge }
  return { ...colors, primary, secondary, unread }
}

/**
 * Replaces derived colours with overrides. Unless they are overridden too, hover, pressed, its text and mark
 * follow the base of a fill, unread follows primary, and links follow its text. Edges follow from the result.
 */
export function overrideColors(colors: Colors, overrides: Overrides, mode: Mode): Colors {
  if (Object.keys(overrides).length === 0) return colors
  const surfaces = surfacesOf(colors)
  const action = (family: 'primary' | 'secondary'): Colors['primary'] => {
    const base = overrides[`${family}.base`]
    if (base === undefined || hex(colorOf(base)) === colors[family].base) return colors[family]
    const { hover, pressed, on, mark } = fillOf(colorOf(base), surfaces, mode)
    return {
      ...colors[family],
      hover: hex(hover),
      pressed: hex(pressed),
      on: hex(on),
      mark: hex(mark),
    }
  }
  const acting = { ...colors, primary: action('primary'), secondary: action('secondary') }
  const { primary, text, ...others } = written(acting, overrides)
  const following = {
    ...others,
    primary,
    unread: { base: primary.base, on: primary.on, edge: primary.edge },
    text: { ...text, link: primary.text },
  }
  return withEdges(written(following, overrides))
}
