import { z } from 'zod'
import { type BoundingBox, readPath } from './svgPath.ts'

/** Largest ratio of the sides of a logo; longer ones become too thin on a square icon. */
export const mostElongated = 1.25

/** A logo is inline in every page, so its size is limited. */
export const mostPathCharacters = 8000
export const mostPathCommands = 1000

/** How far a drawing may exceed its box, as a share of its side, to allow for rounding and curves. */
const tolerance = 0.05

const side = z.number().min(1).max(10_000)

/** Whether a drawing fits the box of a logo, within the tolerance. */
export function fitsBox(
  { left, top, right, bottom }: BoundingBox,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  return (
    left >= -tolerance * width &&
    top >= -tolerance * height &&
    right <= (1 + tolerance) * width &&
    bottom <= (1 + tolerance) * height
  )
}

/** Whether a path encloses no area: paths are filled, so a mere line would be invisible. */
export function hasNoArea({ left, top, right, bottom }: BoundingBox): boolean {
  return !(right > left && bottom > top)
}

/** A logo that replaces the symbol of the art: one SVG path in a box that begins at 0 0. */
export const logoSchema = z
  .strictObject({
    width: side.describe('Width of the box, which begins at 0 0.'),
    height: side.describe('Height of the box, alike the width within a quarter.'),
    path: z.string().max(mostPathCharacters).describe('The d of an SVG path.'),
  })
  .superRefine(({ width, height, path }, context) => {
    const longest = Math.max(width, height)
    if (longest / Math.min(width, height) > mostElongated) {
      context.addIssue({ code: 'custom', path: [], params: { rule: 'proportion' } })
      return
    }
    if (path.length > mostPathCharacters) return
    const reading = readPath(path)
    if (reading.kind !== 'path') {
      context.addIssue({ code: 'custom', path: ['path'], params: { rule: 'path' } })
    } else if (reading.commands > mostPathCommands) {
      context.addIssue({ code: 'custom', path: ['path'], params: { rule: 'commands' } })
    } else if (hasNoArea(reading.box)) {
      context.addIssue({ code: 'custom', path: ['path'], params: { rule: 'empty' } })
    } else if (!fitsBox(reading.box, { width, height })) {
      context.addIssue({ code: 'custom', path: ['path'], params: { rule: 'box' } })
    }
  })
