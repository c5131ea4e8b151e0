import { createGlobalThemeContract } from '@vanilla-extract/css'
import { propertyName, tokens } from './tokens.ts'

/**
 * Typed references to every token, for `.css.ts` files. The values come from the brand's theme at run time.
 */
export const vars = createGlobalThemeContract(tokens, (_value, path) => propertyName(path))
