import type { FontId } from './fonts.ts'
import { fontTable } from './fontTable.ts'

/** Name under which the stretched face of the reader's machine is declared. */
export const fallbackName = (name: string): string => `${name} Fallback`

/** Value of `font-family` for a face. */
export const fontStack = (id: FontId): string => {
  const { name, generic, shipped } = fontTable[id]
  return shipped === undefined ? generic : `'${name}', '${fallbackName(name)}', ${generic}`
}

/** Whether a face has serifs, for drawings that must do with the faces of any machine. */
export const isSerif = (id: FontId): boolean => fontTable[id].generic.endsWith(', serif')
