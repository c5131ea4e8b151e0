import { z } from 'zod'
import type { Brand } from '../brand/brand.schema.ts'
import { readColour } from '../color/colour.ts'
import { colourValueSchema } from './format.ts'
import { cssOf } from './values.ts'

const tokenSchema = z.object({ $value: z.unknown() })
const aliasSchema = z.string().regex(/^\{[^{}]+\}$/)

const at = (document: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    document,
  )

/** Resolves the value of a token, including aliases such as `{palette.rose.500}`. */
const valueAt = (document: unknown, path: string, passed: readonly string[] = []): unknown => {
  if (passed.includes(path)) throw new TypeError(`${path} refers to itself.`)
  const token = tokenSchema.safeParse(at(document, path.split('.')))
  if (!token.success) throw new TypeError(`There is no token ${path}.`)
  const alias = aliasSchema.safeParse(token.data.$value)
  return alias.success
    ? valueAt(document, alias.data.slice(1, -1), [...passed, path])
    : token.data.$value
}

const seedAt = (document: unknown, path: string): string => {
  const value = colourValueSchema.safeParse(valueAt(document, path))
  const css = value.success ? cssOf(value.data) : null
  if (!value.success || css === null || readColour(css) === null) {
    throw new TypeError(
      `${path} is not a colour that can be read: give colorSpace and components in srgb or oklch, or a hex.`,
    )
  }
  if ((value.data.alpha ?? 1) !== 1) throw new TypeError(`${path} must be opaque.`)
  return css
}

/**
 * Reads the seeds of a brand file from the tokens `seed.primary`, `seed.secondary` and `seed.neutral` of a W3C
 * Design Tokens Format 2025.10 document.
 * @throws TypeError that names the token at diagnostic
 */
export const importSeeds = (document: unknown): Brand['seeds'] => ({
  primary: seedAt(document, 'seed.primary'),
  secondary: seedAt(document, 'seed.secondary'),
  neutral: seedAt(document, 'seed.neutral'),
})
