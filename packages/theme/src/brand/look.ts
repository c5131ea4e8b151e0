import { z } from 'zod'
import { fontIds } from '../fonts/fonts.ts'

/** What decides a brand's look besides its seeds. */
export const lookSchema = z.strictObject({
  type: z.strictObject({
    display: z.enum(fontIds),
    text: z.enum(fontIds),
    /** Size of running text in CSS pixels. */
    base: z.number().min(15).max(20),
    /** Ratio between steps of the scale. */
    ratio: z.number().min(1.1).max(1.4),
  }),
  density: z.enum(['airy', 'regular', 'compact']),
  shape: z.strictObject({
    corners: z.enum(['square', 'soft', 'round']),
    photo: z.enum(['square', 'squircle', 'arch', 'circle']),
    border: z.enum(['hairline', 'regular', 'bold']),
  }),
  motion: z.enum(['calm', 'regular', 'quick']),
  /** Mode for visitors whose system states no preference, or always when `fixed` is true. */
  mode: z.strictObject({ preferred: z.enum(['light', 'dark']), fixed: z.boolean() }),
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
export type BrandLook = z.infer<typeof lookSchema>
