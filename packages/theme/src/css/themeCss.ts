import type { Brand } from '../brand/brand.schema.ts'
import { propertyName, type TokenValues } from '../contract/tokens.ts'
import { deriveTheme } from '../derive/deriveTheme.ts'
import type { Mode } from '../derive/surfaces.ts'
import type { ThemeChoices } from '../derive/themeChoices.ts'
import { fontFacts, fontsOf } from '../fonts/fontTable.ts'
import { forcedColors } from './forcedColors.ts'

type Values = { readonly [key: string]: string | Values }

/** One declaration such as `--b-color-text-muted:#…;` for each token, in the order of the contract. */
const declarations = (values: Values, path: readonly string[] = []): string =>
  Object.entries(values)
    .map(([key, value]) =>
      typeof value === 'string'
        ? `--${propertyName([...path, key])}:${value};`
        : declarations(value, [...path, key]),
    )
    .join('')

const modeCss = ({ color, shadow }: TokenValues, mode: Mode) =>
  `color-scheme:${mode};${declarations({ color, shadow })}`

const page = ':root'

/** Selector for a mode set on the root or on an element inside it. */
const inMode = (root: string, mode: string) =>
  root === page ? `[data-mode${mode}]` : `${root}[data-mode${mode}],${root} [data-mode${mode}]`

const modeRules = (
  theme: Record<Mode, TokenValues>,
  preferred: Mode,
  root: string,
): readonly string[] => {
  const other = preferred === 'light' ? 'dark' : 'light'
  const system = `${root}:where(:not([data-mode="${preferred}"]))`
  return [
    `@media (prefers-color-scheme:${other}){${system}{${modeCss(theme[other], other)}}}`,
    `${inMode(root, '="light"')}{${modeCss(theme.light, 'light')}}`,
    `${inMode(root, '="dark"')}{${modeCss(theme.dark, 'dark')}}`,
  ]
}

const variationOf = ({ type }: ThemeChoices): string => {
  const settings = new Set(fontsOf(type).flatMap((font) => fontFacts(font).variation ?? []))
  return settings.size === 0 ? '' : `font-variation-settings:${[...settings].join(', ')};`
}

/** Size of a default rem as a share of the narrowest viewport, 320 px. */
const vwPerRem = 5

/** With large text on a phone, spacing stops growing so that the text has room. */
const givingWay = (space: TokenValues['space']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(space).map(([step, size]) => [
      step,
      `min(${size}, ${Number.parseFloat(size) * vwPerRem}vw)`,
    ]),
  )

const still = { fast: '0.01ms', normal: '0.01ms', slow: '0.01ms', easing: 'linear' }

/**
 * The brand's theme as CSS custom properties. `data-mode="light"` or `"dark"` on any element overrides the
 * system's mode below it, unless the brand's mode is fixed. The same brand gives the same text.
 * @param root selector of the element with the brand; the whole page by default
 */
export function themeCss(brand: ThemeChoices & Pick<Brand, 'mode'>, root: string = page): string {
  const theme = deriveTheme(brand)
  const { preferred, fixed } = brand.mode
  const { color: _color, shadow: _shadow, space, ...rest } = theme[preferred]
  const form = { space: givingWay(space), ...rest }
  const flat = { color: forcedColors, shadow: { raised: 'none', overlay: 'none' } }
  return [
    `${root}{${modeCss(theme[preferred], preferred)}${variationOf(brand)}${declarations(form)}}`,
    ...(fixed ? [] : modeRules(theme, preferred, root)),
    `@media (prefers-reduced-motion:reduce){${root}{${declarations({ motion: still })}}}`,
    `@media (forced-colors:active){${root},${inMode(root, '')}{${declarations(flat)}}}`,
    '',
  ].join('\n')
}
