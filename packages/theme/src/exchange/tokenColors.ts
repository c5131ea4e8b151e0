import { parseCssColor } from '../color/color.ts'
import { extendGroups } from './extendGroups.ts'
import { colorValueSchema, figmaColorSchema } from './format.ts'
import { type FoundToken, fieldOf, listTokens } from './tokenDocument.ts'
import { cssOf, cssOfFigma } from './values.ts'

/** What a token is as a seed. */
export type TokenColor =
  | { readonly kind: 'color'; readonly css: string }
  | { readonly kind: 'other' | 'translucent' }
  | { readonly kind: 'missing' | 'circular'; readonly name: string }

/** The tokens of a document, and the colour of each. */
export interface TokenColors {
  readonly paths: readonly string[]
  /** @returns undefined when there is no such token */
  readonly colorAt: (path: string) => TokenColor | undefined
}

type Settled = { readonly value: unknown } | Extract<TokenColor, { readonly name: string }>

const aliased = (value: unknown) =>
  typeof value === 'string' ? /^\s*\{([^{}]+)\}\s*$/.exec(value)?.[1]?.trim() : undefined

const pointed = (value: unknown) => {
  const reference = fieldOf(value, '$ref')
  return typeof reference === 'string' ? reference.replace(/^[^#]*#\/?/, '') : undefined
}

const segmentsOf = (pointer: string) =>
  pointer.split('/').map((each) => each.replaceAll('~1', '/').replaceAll('~0', '~'))

const inside = (document: unknown, segments: readonly string[]): unknown =>
  segments.reduce<unknown>(
    (node, key) => (Array.isArray(node) ? node[Number(key)] : fieldOf(node, key)),
    document,
  )

/** Reads the colours of a document of any tool, through aliases such as `{palette.rose.500}` and `$ref`. */
export function readTokenColors(given: unknown): TokenColors {
  const document = extendGroups(given)
  const tokens = listTokens(document)
  const values = new Map(tokens.map(({ path, value }: FoundToken) => [path, value]))
  const find = (path: string) => [path, `${path}.$root`].find((each) => values.has(each))

  /** The value behind aliases and references, also where only parts of it are references. */
  const settle = (value: unknown, passed: readonly string[]): Settled => {
    const name = aliased(value)
    if (name !== undefined) return follow(name.replaceAll('/', '.'), passed)
    const pointer = pointed(value)
    if (pointer !== undefined) return followPointer(pointer, passed)
    const parts = fieldOf(value, 'components')
    if (!Array.isArray(parts)) return { value }
    const components = parts.map((part) => settle(part, passed))
    const broken = components.find((part) => 'kind' in part)
    if (broken) return broken
    return {
      value: { ...Object(value), components: components.map((part) => fieldOf(part, 'value')) },
    }
  }

  const follow = (name: string, passed: readonly string[]): Settled => {
    const path = find(name)
    if (path === undefined) return { kind: 'missing', name }
    if (passed.includes(path)) return { kind: 'circular', name: path }
    return settle(values.get(path), [...passed, path])
  }

  const followPointer = (pointer: string, passed: readonly string[]): Settled => {
    const segments = segmentsOf(pointer)
    const name = segments
      .filter((each) => each !== '$value')
      .join('.')
      .replaceAll('/', '.')
    if (find(name) !== undefined) return follow(name, passed)
    const value = inside(document, segments)
    if (value === undefined) return { kind: 'missing', name }
    if (passed.includes(pointer)) return { kind: 'circular', name }
    return settle(value, [...passed, pointer])
  }

  return {
    paths: tokens.map(({ path }) => path),
    colorAt: (name) => {
      const path = find(name.replaceAll('/', '.'))
      if (path === undefined) return undefined
      const settled = settle(values.get(path), [path])
      return 'kind' in settled ? settled : colorOfValue(settled.value)
    },
  }
}

const colorOfValue = (value: unknown): TokenColor => {
  const css = typeof value === 'string' ? value.trim() : cssOfObject(value)
  if (css === null) return { kind: 'other' }
  const { kind } = parseCssColor(css)
  if (kind === 'color') return { kind, css }
  return { kind: kind === 'translucent' ? kind : 'other' }
}

const cssOfObject = (value: unknown): string | null => {
  const figma = figmaColorSchema.safeParse(value)
  if (figma.success) return cssOfFigma(figma.data)
  const color = colorValueSchema.safeParse(value)
  return color.success ? cssOf(color.data) : null
}
