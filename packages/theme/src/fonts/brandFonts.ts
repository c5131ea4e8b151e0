import { localeList } from '@bouquet/contract'
import type { Brand } from '../brand/brand.schema.ts'
import { fontTable } from './fontTable.ts'
import { figures, letters, type Part, type Subset } from './letters.ts'

const subsets: readonly Subset[] = [
  ...new Set<Subset>(['latin', ...localeList.map(({ fontSubset }) => fontSubset)]),
]
/** The last of two faces with the same letter wins, and signs that are common to both subsets are usual ones. */
const parts: readonly Part[] = ['rare', 'usual']

/** One woff2 file that a brand's pages may load. */
export interface BrandFont {
  readonly name: string
  readonly package: string
  /** The package's file with these and more letters. */
  readonly source: string
  /** Name in URLs. */
  readonly file: string
  readonly unicodeRange: string
  readonly subset: Subset
  /** Whether texts of the pages have its letters, and not only names and ages. */
  readonly isUsual: boolean
  readonly weights: string
  /** What its pages use of its variable axes: one value, or the lowest and the highest. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
}

/**
 * The font files of the brand's display and text fonts, without duplicates. A display font that is not the text font
 * has one weight, and a light one for the figures of an age.
 */
export const brandFonts = ({ type }: Pick<Brand, 'type'>): readonly BrandFont[] =>
  [...new Set([type.display, type.text])].flatMap((id) => {
    const { name, shipped, pinned, displayWeight } = fontTable[id]
    if (shipped === undefined) return []
    const font = (
      subset: Subset,
      part: Part | 'figures',
      wght: number | { min: number; max: number },
    ) => ({
      name,
      package: shipped.package,
      source: shipped.file(subset),
      file: `${id}-${subset}-${part}.woff2`,
      unicodeRange: part === 'figures' ? figures : letters[subset][part],
      subset,
      isUsual: part === 'usual',
      weights: typeof wght === 'number' ? `${wght}` : `${wght.min} ${wght.max}`,
      axes: { ...pinned, wght },
    })
    const hasOneWeight = id !== type.text
    const wght = hasOneWeight
      ? displayWeight
      : { min: 400, max: id === type.display ? Math.max(700, displayWeight) : 700 }
    return [
      ...(hasOneWeight ? [font('latin', 'figures', 400)] : []),
      ...parts.flatMap((part) => subsets.map((subset) => font(subset, part, wght))),
    ]
  })
