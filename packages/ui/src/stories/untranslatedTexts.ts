import { names } from './people.ts'
import { regions } from './places.ts'
import { userTexts } from './userTexts.ts'

/**
 * Texts that are never translated: names and user content. All other texts of a story are phrases of the
 * product.
 */
export const untranslatedTexts: ReadonlySet<string> = new Set([
  ...names,
  ...regions.map(({ label }) => label),
  ...Object.values(userTexts),
])
