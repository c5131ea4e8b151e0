import { localeList } from '@bouquet/contract'
import { type FontSource, fontFacts, fontKey, fontsOf, within } from './fontTable.ts'
import { figures, letters, type Part, type Subset } from './letters.ts'
import type { FontPair, WeightRange } from './ownFont.ts'

const subsets: readonly Subset[] = [
  ...new Set<Subset>(['latin', ...localeList.map(({ fontSubset }) => fontSubset)]),
]
/**
 * In this order: when two faces have the same letter the later one wins, and characters of both subsets count as
 * usual.
 */
const parts: readonly Part[] = ['rare', 'usual']

/** One woff2 file that a brand's pages may load. */
export interface BrandFont {
  readonly name: string
  /** The file with these and more letters. */
  readonly source: FontSource
  /** Name in URLs. */
  readonly file: string
  readonly unicodeRange: string
  readonly subset: Subset
  /** Whether texts of the pages have its letters, and not only names and ages. */
  readonly isUsual: boolean
  readonly weights: string
  /** What its pages use of its variable axes: one value, or the lowest and the highest. */
  readonly axes: Readonly<Record<string, number | WeightRange>>
}

/**
 * The font files of the brand's display and text fonts, without duplicates. A display font that is not the text font
 * has one weight, and a light one for the figures of an age.
 */
export function brandFonts({ type }: { readonly type: FontPair }): readonly BrandFont[] {
  return fontsOf(type).flatMap((id) => {
    const { name, sourceOf, pinned, displayWeight, weights } = fontFacts(id)
    if (sourceOf === undefined) return []
    const isVariable = weights === undefined || weights.min < weights.max
    const font = (subset: Subset, part: Part | 'figures', wght: number | WeightRange) => ({
      name,
      source: sourceOf(subset),
      file: `${fontKey(id)}-${subset}-${part}.woff2`,
      unicodeRange: part === 'figures' ? figures : letters[subset][part],
      subset,
      isUsual: part === 'usual',
      weights: typeof wght === 'number' ? `${wght}` : `${wght.min} ${wght.max}`,
      axes: isVariable ? { ...pinned, wght } : { ...pinned },
    })
    const hasOneWeight = fontKey(id) !== fontKey(type.text)
    const light = within(weights, 400)
    const heavy = within(weights, 700)
    const most = hasOneWeight
      ? displayWeight
      : Math.max(heavy, id === type.display ? displayWeight : 0)
    const wght = hasOneWeight || light === most ? most : { min: light, max: most }
    return [
      ...(hasOneWeight && light !== displayWeight ? [font('latin', 'figures', light)] : []),
      ...parts.flatMap((part) => subsets.map((subset) => font(subset, part, wght))),
    ]
  })
}
