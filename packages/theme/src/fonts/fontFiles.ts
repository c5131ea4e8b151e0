import { fileURLToPath } from 'node:url'
import { type BrandFont, brandFonts } from './brandFonts.ts'
import { type FontSource, fontFacts } from './fontTable.ts'
import type { Font, FontPair } from './ownFont.ts'

export interface FontFile
  extends Pick<BrandFont, 'axes' | 'file' | 'isUsual' | 'subset' | 'unicodeRange'> {
  /** Absolute path of its source on this machine. */
  readonly path: string
}

const pathOf = (source: FontSource) =>
  source.package === undefined
    ? source.path
    : fileURLToPath(import.meta.resolve(`${source.package}/files/${source.file}`))

/** The woff2 files that a brand's pages may load, with their sources on disk and what pages use of them. Node only. */
export function fontFiles(brand: { readonly type: FontPair }): readonly FontFile[] {
  return brandFonts(brand).map(({ source, file, isUsual, subset, axes, unicodeRange }) => ({
    file,
    isUsual,
    subset,
    path: pathOf(source),
    axes,
    unicodeRange,
  }))
}

/** A font as headings show it. */
export interface DisplayFont {
  /** Absolute paths of its files, the one with the usual letters first. */
  readonly paths: readonly string[]
  /** Where its headings stand on its variable axes. */
  readonly axes: Readonly<Record<string, number>>
  /** Space added to each letter, in parts of the font's size. */
  readonly tracking: number
}

/** A font as headings show it; null for system fonts, which differ by machine. Node only. */
export function displayFont(font: Font): DisplayFont | null {
  const { sourceOf, pinned, displayWeight, displayTracking, weights } = fontFacts(font)
  if (sourceOf === undefined) return null
  const paths = (['latin', 'latin-ext'] as const).map((subset) => pathOf(sourceOf(subset)))
  const isVariable = weights === undefined || weights.min < weights.max
  return {
    paths: [...new Set(paths)],
    axes: isVariable ? { ...pinned, wght: displayWeight } : { ...pinned },
    tracking: Number.parseFloat(displayTracking),
  }
}
