import { localeList } from '@bouquet/contract'
import type { Brand } from '../brand/brand.schema.ts'
import { type Fallback, fontTable } from './fontTable.ts'

type Subset = keyof typeof unicodeRanges

const subsets: readonly Subset[] = [
  ...new Set<Subset>(['latin', ...localeList.map(({ fontSubset }) => fontSubset)]),
]

const unicodeRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const

/** One woff2 file that a brand's pages may load. */
export interface BrandFont {
  readonly name: string
  readonly package: string
  readonly file: string
  readonly subset: Subset
  readonly unicodeRange: string
  readonly weights: string
  /** What its pages use of its variable axes: one value, or the lowest and the highest. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  readonly fallback: Fallback
}

/** The font files of the brand's display and text fonts, without duplicates. */
export const brandFonts = ({ type }: Pick<Brand, 'type'>): readonly BrandFont[] =>
  [...new Set([type.display, type.text])].flatMap((id) => {
    const { name, shipped, pinned, displayWeight } = fontTable[id]
    if (shipped === undefined) return []
    const wght = { min: 400, max: id === type.display ? Math.max(700, displayWeight) : 700 }
    return subsets.map((subset) => ({
      name,
      package: shipped.package,
      file: shipped.file(subset),
      subset,
      unicodeRange: unicodeRanges[subset],
      weights: `${wght.min} ${wght.max}`,
      axes: { ...pinned, wght },
      fallback: shipped.fallback,
    }))
  })
