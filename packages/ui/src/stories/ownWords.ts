import { netherlands } from './netherlands.ts'
import { names } from './people.ts'
import { regions } from './places.ts'
import { said } from './said.ts'

/**
 * What no language changes: names, and what people say and write of themselves. Every other text of a
 * story is one of the product's phrases.
 */
export const ownWords: ReadonlySet<string> = new Set([
  ...names,
  ...[...regions, ...netherlands.regions].map(({ label }) => label),
  ...Object.values(said),
])
