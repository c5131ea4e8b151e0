import type { Brand } from '../brand/brand.schema.ts'
import metrics from './fontMetrics.json' with { type: 'json' }
import type { FontId } from './fonts.ts'
import { fontTable } from './fontTable.ts'
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

/** Of running text, and of what stands out in it. */
const textWeights = [400, 700]

/** The weights in which the pages of a brand show one of its two fonts. */
export const weightsIn = (
  { display, text }: Pick<Brand['type'], 'display' | 'text'>,
  id: FontId,
): readonly number[] => {
  const { displayWeight } = fontTable[id]
  if (id !== text) return [displayWeight]
  return id === display ? [...new Set([...textWeights, displayWeight])] : textWeights
}
