import type { FontId } from './fonts.ts'
import { fontTable } from './fontTable.ts'

/** Name of the fallback font in `@font-face`. */
export const fallbackName = (name: string): string => `${name} Fallback`

/** Value of `font-family`. */
export const fontStack = (id: FontId): string => {
  const { name, generic, shipped } = fontTable[id]
  return shipped === undefined ? generic : `'${name}', '${fallbackName(name)}', ${generic}`
}

/** Whether a font has serifs, for drawings that can use generic families only. */
export const isSerif = (id: FontId): boolean => fontTable[id].generic.endsWith(', serif')
