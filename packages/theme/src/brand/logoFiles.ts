import { z } from 'zod'

/** Parts of a logo in files: the whole one, the one for dark surfaces, and the symbol of square icons. */
export const logoParts = ['file', 'reversed', 'symbol'] as const
export type LogoPart = (typeof logoParts)[number]

/** Most bytes of an SVG file, and most elements in it: it is loaded with the first view of a page. */
export const mostLogoBytes = 20_000
export const mostLogoElements = 200

/** Largest width of a logo as a multiple of its height; wider ones cannot be read on a phone. */
export const widestLogo = 6

/** In the folder of the theme file itself, so that no path leads out of it. */
const svgName = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.svg$/)

/** A logo of any shape and colours, in SVG files beside the theme file. */
export const logoFilesSchema = z.strictObject({
  file: svgName.describe('SVG file of the whole logo, up to six times as wide as it is high.'),
  symbol: svgName
    .optional()
    .describe('SVG file for square icons; the whole logo when absent and nearly square.'),
  reversed: svgName
    .optional()
    .describe('SVG file of the whole logo for dark surfaces; derived when absent.'),
})

/** What an SVG file draws, without anything that runs, loads or styles; ids are the brand's own. */
export interface LogoDrawing {
  /** Size of the box, in its own units. */
  readonly width: number
  readonly height: number
  readonly viewBox: string
  /** Markup inside the `<svg>`. */
  readonly content: string
}

/** The drawings of a logo in files. */
export interface LogoDrawings {
  readonly whole: LogoDrawing
  readonly reversed: LogoDrawing | null
  readonly symbol: LogoDrawing
}

/** Width divided by height. */
export function ratioOf({ width, height }: Pick<LogoDrawing, 'width' | 'height'>): number {
  return width / height
}
