import { z } from 'zod'
import { fontIds } from '../fonts/fonts.ts'
import { shippedNames } from '../fonts/fontTable.ts'
import type { FontPair, StatedFont } from '../fonts/ownFont.ts'
import { textSchema } from './text.ts'

/** A name without a folder, for the file of a font beside a theme file. */
const fileName = /^[\w-][\w.-]{0,80}\.woff2$/i

export function isFontFile(text: string): boolean {
  return fileName.test(text)
}

/** Signs that mean something else in a list of font families. */
const unfit = /["'\\,;{}()/*]/

export function isFamily(text: string): boolean {
  return !unfit.test(text) && !shippedNames.some((name) => sameFamily(name, text))
}

/** Browsers compare the names of families without regard to case. */
const sameFamily = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const ownFontSchema = z.strictObject({
  file: z
    .string()
    .refine(isFontFile, { params: { rule: 'fontFile' } })
    .describe('Name of a WOFF2 file beside the theme file.'),
  family: textSchema(2, 40)
    .refine(isFamily, { params: { rule: 'family' } })
    .describe('Name of the font.'),
  licence: textSchema(2, 80).describe('Licence under which the brand uses the font.'),
  style: z
    .enum(['sans', 'serif'])
    .default('sans')
    .describe('Kind of system font that stands in until it has loaded.'),
})

export const textFontSchema = z.union([z.enum(fontIds), ownFontSchema])

export const displayFontSchema = z.union([
  z.enum(fontIds),
  ownFontSchema.extend({
    weight: z
      .int()
      .min(100)
      .max(900)
      .optional()
      .describe('Weight of headings; 700 when absent, or the nearest that the font has.'),
  }),
])

/** A font as a theme file names it. */
export type StatedFontChoice = Extract<FontPair['display'], string> | StatedFont

interface StatedPair {
  readonly display?: StatedFontChoice | undefined
  readonly text?: StatedFontChoice | undefined
}

/** The fonts of its own that a theme file names, with their place in `type`. */
export function statedFonts({ display, text }: StatedPair = {}) {
  return [['display', display] as const, ['text', text] as const].flatMap(([role, font]) =>
    typeof font === 'object' ? [{ role, font }] : [],
  )
}

/** Whether browsers can tell the names of a brand's two fonts apart, or both are the same font. */
export function haveOwnNames(pair: StatedPair | undefined): boolean {
  const [one, other] = statedFonts(pair).map(({ font }) => font)
  if (one === undefined || other === undefined) return true
  return (one.file === other.file) === sameFamily(one.family, other.family)
}
