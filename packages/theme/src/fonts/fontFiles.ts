import { fileURLToPath } from 'node:url'
import type { Brand } from '../brand/brand.schema.ts'
import { type BrandFont, brandFonts } from './brandFonts.ts'

export interface FontFile
  extends Pick<BrandFont, 'axes' | 'file' | 'isUsual' | 'subset' | 'unicodeRange'> {
  /** Absolute path of the package's file on this machine. */
  readonly path: string
}

/** The woff2 files that a brand's pages may load, with their sources on disk and what pages use of them. Node only. */
export const fontFiles = (brand: Pick<Brand, 'type'>): readonly FontFile[] =>
  brandFonts(brand).map(({ package: name, source, file, isUsual, subset, axes, unicodeRange }) => ({
    file,
    isUsual,
    subset,
    path: fileURLToPath(import.meta.resolve(`${name}/files/${source}`)),
    axes,
    unicodeRange,
  }))
