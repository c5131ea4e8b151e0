import { fileURLToPath } from 'node:url'
import type { Brand } from '../brand/brand.schema.ts'
import { type BrandFont, brandFonts } from './brandFonts.ts'
import type { FontId } from './fonts.ts'
import { fontTable } from './fontTable.ts'

export interface FontFile
  extends Pick<BrandFont, 'axes' | 'file' | 'isUsual' | 'subset' | 'unicodeRange'> {
  /** Absolute path of the package's file on this machine. */
  readonly path: string
}

const pathOf = (name: string, file: string) =>
  fileURLToPath(import.meta.resolve(`${name}/files/${file}`))

/** The woff2 files that a brand's pages may load, with their sources on disk and what pages use of them. Node only. */
export const fontFiles = (brand: Pick<Brand, 'type'>): readonly FontFile[] =>
  brandFonts(brand).map(({ package: name, source, file, isUsual, subset, axes, unicodeRange }) => ({
    file,
    isUsual,
    subset,
    path: pathOf(name, source),
    axes,
    unicodeRange,
  }))

/** A font as headings show it. */
export interface DisplayFont {
  /** Absolute paths of its files, the one with the usual letters first. */
  readonly paths: readonly string[]
  /** Where its headings stand on its variable axes. */
  readonly axes: Readonly<Record<string, number>>
  /** Space added to each letter, in parts of the font's size. */
  readonly tracking: number
}

/** A font that Bouquet ships, as headings show it; null for system fonts, which differ by machine. Node only. */
export function displayFont(id: FontId): DisplayFont | null {
  const { shipped, pinned, displayWeight, displayTracking } = fontTable[id]
  if (shipped === undefined) return null
  const paths = (['latin', 'latin-ext'] as const).map((subset) =>
    pathOf(shipped.package, shipped.file(subset)),
  )
  return {
    paths,
    axes: { ...pinned, wght: displayWeight },
    tracking: Number.parseFloat(displayTracking),
  }
}
