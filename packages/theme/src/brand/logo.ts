import { z } from 'zod'

/** Sides of a logo may differ by a quarter: a longer one shrinks to a thread on an icon's square tile. */
export const mostElongated = 1.25

const side = z.number().positive()

/** A drawing of the brand's own in place of its art's symbol: one SVG path in a box that begins at 0 0. */
export const logoSchema = z
  .strictObject({
    width: side,
    height: side,
    /** The path's `d`. */
    path: z.string().regex(/^[Mm][-+\d.,\seEMmLlHhVvCcSsQqTtAaZz]+$/),
  })
  .refine(
    ({ width, height }) => Math.max(width, height) / Math.min(width, height) <= mostElongated,
    { params: { rule: 'proportion' } },
  )
