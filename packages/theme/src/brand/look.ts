import { z } from 'zod'
import type { FontPair } from '../fonts/ownFont.ts'
import { displayFontSchema, textFontSchema } from './fontFile.ts'

/** The settings of a brand's look, except its seeds. */
export const lookSchema = z.strictObject({
  type: z.strictObject({
    display: displayFontSchema.describe('Font of headings.'),
    text: textFontSchema.describe('Font of running text.'),
    base: z.number().min(15).max(20).describe('Size of running text in CSS pixels.'),
    ratio: z.number().min(1.1).max(1.4).describe('Ratio between steps of the scale of sizes.'),
  }),
  density: z.enum(['airy', 'regular', 'compact']),
  shape: z.strictObject({
    corners: z.enum(['square', 'soft', 'round']).describe('Corners of fields, cards and buttons.'),
    photo: z.enum(['square', 'squircle', 'arch', 'circle']).describe('Mask of portraits.'),
    border: z.enum(['hairline', 'regular', 'bold']).describe('Width of lines.'),
  }),
  motion: z.enum(['calm', 'regular', 'quick']),
  mode: z.strictObject({
    preferred: z.enum(['light', 'dark']).describe('Mode of visitors whose system states none.'),
    fixed: z.boolean().describe('Whether the preferred mode holds whatever a system states.'),
  }),
  art: z.enum([
    'petals',
    'rings',
    'waves',
    'grain',
    'contours',
    'lace',
    'arrows',
    'vines',
    'plain',
  ]),
})
/** A look as theme files state it, before the files of its own fonts are read. */
export type StatedLook = z.infer<typeof lookSchema>

type StatedType = StatedLook['type']

export interface BrandLook extends Omit<StatedLook, 'type'> {
  readonly type: Omit<StatedType, keyof FontPair> & FontPair
}
