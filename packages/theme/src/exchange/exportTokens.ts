import type { Brand } from '../brand/brand.schema.ts'
import { type TokenValues, tokens } from '../contract/tokens.ts'
import { deriveTheme } from '../derive/deriveTheme.ts'
import type { ThemeChoices } from '../derive/themeChoices.ts'
import {
  extension,
  type Token,
  type TokenGroup,
  type TokenType,
  type TokenValue,
} from './format.ts'
import { colorValue, curve, dimension, duration, seedValue, shadowValues } from './values.ts'

type Tree = { readonly [name: string]: string | Tree }

/** A group of tokens of one type, each with the description from the contract. */
const group = (
  $type: TokenType,
  values: Tree,
  purposes: Tree,
  read: (css: string) => TokenValue | null,
): TokenGroup => {
  const inner = (tree: Tree, words: Tree): TokenGroup =>
    Object.fromEntries(
      Object.entries(tree).map(([name, value]): [string, TokenGroup | Token] => {
        const word = words[name]
        if (typeof value !== 'string') {
          return [name, inner(value, typeof word === 'object' ? word : {})]
        }
        return [name, token(value, typeof word === 'string' ? word : '', read)]
      }),
    )
  return { $type, ...inner(values, purposes) }
}

/** Values that the format cannot express keep their CSS in an extension next to an approximation. */
const token = (css: string, purpose: string, read: (css: string) => TokenValue | null): Token => {
  const exact = read(css)
  const $description = /^\d*$/.test(purpose) ? {} : { $description: purpose }
  if (exact !== null) return { $value: exact, ...$description }
  const widest = css.replace(/^clamp\(.*,\s*([^,)]+)\)$/, '$1')
  const $value = read(widest) ?? Number.parseFloat(css)
  return { $value, ...$description, $extensions: { [extension]: { css } } }
}

const family = (css: string) => css.split(/,\s*/).map((name) => name.replace(/^'|'$/g, ''))
const figure = (css: string) => (/^-?[\d.]+$/.test(css) ? Number(css) : null)

const modeTokens = ({ color, shadow }: TokenValues): TokenGroup => ({
  color: group('color', color, tokens.color, colorValue),
  shadow: group('shadow', shadow, tokens.shadow, shadowValues),
})

/**
 * A brand's theme in the W3C Design Tokens Format 2025.10, for Figma and other tools: seeds, colours and
 * shadows of both modes, and the shared tokens. Values without a type in the format (fluid sizes, `em`, `ch`,
 * percentages) keep their CSS in `$extensions`.
 */
export function exportTokens(brand: ThemeChoices & Pick<Brand, 'name'>): TokenGroup {
  const { light, dark } = deriveTheme(brand)
  const { easing, ...times } = light.motion
  const { measure, ...sizes } = light.size
  const { font } = light
  return {
    $description: `Theme of ${brand.name}`,
    seed: group('color', brand.seeds, {}, seedValue),
    light: modeTokens(light),
    dark: modeTokens(dark),
    space: group('dimension', light.space, tokens.space, dimension),
    radius: group('dimension', light.radius, tokens.radius, dimension),
    border: group('dimension', light.border, tokens.border, dimension),
    shape: group('number', light.shape, tokens.shape, figure),
    font: {
      family: group('fontFamily', font.family, tokens.font.family, family),
      size: group('dimension', font.size, tokens.font.size, dimension),
      weight: group('fontWeight', font.weight, tokens.font.weight, figure),
      line: group('number', font.line, tokens.font.line, figure),
      tracking: group('number', font.tracking, tokens.font.tracking, figure),
    },
    motion: {
      time: group('duration', times, tokens.motion, duration),
      curve: group('cubicBezier', { easing }, tokens.motion, curve),
    },
    size: {
      box: group('dimension', sizes, tokens.size, dimension),
      text: group('number', { measure }, tokens.size, figure),
    },
  }
}
