import { createGlobalThemeContract } from '@vanilla-extract/css'
import { propertyName, tokens } from './tokens.ts'

/** Typed references to every token, for `.css.ts` files. Values come from a brand's theme at run time. */
export const vars = createGlobalThemeContract(tokens, (_value, path) => propertyName(path))
