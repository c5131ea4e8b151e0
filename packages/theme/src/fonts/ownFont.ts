import type { FontId } from './fonts.ts'
import type { FontStyle } from './systemFonts.ts'

/** The lightest and the heaviest weight of a font; the same when it has one. */
export interface WeightRange {
  readonly min: number
  readonly max: number
}

/** What a theme file says of a font of its own. */
export interface StatedFont {
  /** Name of a WOFF2 file beside the theme file. */
  readonly file: string
  readonly family: string
  readonly licence: string
  readonly style: FontStyle
  /** Weight of headings. */
  readonly weight?: number | undefined
}

/** What the file of a font says. */
export interface FontFileFacts {
  readonly weights: WeightRange
  /** Axes other than weight, where the font has them by default. */
  readonly pinned: Readonly<Record<string, number>>
  /** In parts of the font's size; a descent is negative. */
  readonly ascent: number
  readonly descent: number
  /** By weight: the average width of a letter, weighted by how often texts have it. */
  readonly widths: Readonly<Record<string, number>>
}

/** A brand's own font, with what its file says. */
export interface OwnFont extends StatedFont, FontFileFacts {
  /** Absolute path of the file. */
  readonly path: string
  /** Hash of the file's content: a brand whose font has changed is built again. */
  readonly hash: string
}

/** A font of a brand: one that ships with Bouquet, by its id, or its own. */
export type Font = FontId | OwnFont

/** The two fonts of a brand. */
export interface FontPair {
  readonly display: Font
  readonly text: Font
}

/** The name of its file without the ending. */
export function ownFontName({ file }: Pick<StatedFont, 'file'>): string {
  return file.replace(/\.woff2$/i, '')
}
