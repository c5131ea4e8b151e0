import type { Brand } from '../brand/brand.schema.ts'
import { similarTo } from '../load/similar.ts'
import { guessSeed, type SeedRole } from './guessSeeds.ts'
import { readTokenColors, type TokenColors } from './tokenColors.ts'

/** The tokens of the seeds, where their names do not tell. */
export type SeedTokens = Readonly<Partial<Record<SeedRole, string>>>

/**
 * The colour of a token as a seed.
 * @throws TypeError that names the token and what is wrong
 */
export function seedOf({ paths, colorAt }: TokenColors, token: string): string {
  const color = colorAt(token)
  if (color === undefined) {
    const near = similarTo(token, paths)
    throw new TypeError(
      `There is no token ${token}.${near === undefined ? '' : ` The most similar one is ${near}.`}`,
    )
  }
  switch (color.kind) {
    case 'color':
      return color.css
    case 'missing':
      throw new TypeError(`${token} refers to ${color.name}, which is in no file that was given.`)
    case 'circular':
      throw new TypeError(`${color.name} refers to itself.`)
    case 'translucent':
      throw new TypeError(`${token} must be opaque.`)
    case 'other':
      throw new TypeError(`${token} is not a colour that can be read.`)
  }
}

/**
 * Reads the seeds of a brand file from a document of design tokens.
 * @param named tokens of the seeds; without one, the name of the token must leave no doubt, such as `seed.primary`
 * @throws TypeError that names the invalid token, or the seed whose token is in doubt
 */
export function importSeeds(document: unknown, named: SeedTokens = {}): Brand['seeds'] {
  const colors = readTokenColors(document)
  const seed = (role: SeedRole) => {
    const token = named[role] ?? guessSeed(role, colors).token
    if (token === undefined) throw new TypeError(`No token is plainly the ${role} colour.`)
    return seedOf(colors, token)
  }
  return { primary: seed('primary'), secondary: seed('secondary'), neutral: seed('neutral') }
}
