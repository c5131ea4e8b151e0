import metrics from './fontMetrics.json' with { type: 'json' }
import type { FontId } from './fonts.ts'
import { fontFacts, fontKey } from './fontTable.ts'
import type { Font, FontPair } from './ownFont.ts'
import type { SystemFontName } from './systemFonts.ts'

/** In parts of the font's size; a descent is negative. */
interface LineMetrics {
  readonly ascent: number
  readonly descent: number
}

interface FontMetrics {
  /** By weight: the average width of a letter, weighted by how often texts have it. */
  readonly brand: Readonly<
    Record<
      Exclude<FontId, 'system'>,
      LineMetrics & { readonly widths: Readonly<Record<string, number>> }
    >
  >
  readonly system: Readonly<
    Record<SystemFontName, LineMetrics & { readonly regular: number; readonly bold: number }>
  >
}

/** Figures of all fonts, written by `npm run fonts:measure -w @bouquet/theme`. */
export const fontMetrics: FontMetrics = metrics

/** Weights of running text, and of emphasis in it. */
export const textWeights: readonly number[] = [400, 700]

/** The weights in which the pages of a brand show one of its two fonts. */
export function weightsIn({ display, text }: FontPair, font: Font): readonly number[] {
  const { displayWeight } = fontFacts(font)
  if (fontKey(font) !== fontKey(text)) return [displayWeight]
  return font === display ? [...new Set([...textWeights, displayWeight])] : textWeights
}
