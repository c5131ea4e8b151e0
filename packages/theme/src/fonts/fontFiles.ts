import { fileURLToPath } from 'node:url'
import type { Brand } from '../brand/brand.schema.ts'
import { type BrandFont, brandFonts } from './brandFonts.ts'

export interface FontFile extends Pick<BrandFont, 'axes' | 'unicodeRange'> {
  /** File name in URLs. */
  readonly file: string
  /** Absolute path on this machine. */
  readonly path: string
  readonly subset: 'latin' | 'latin-ext'
}

/** The woff2 files that a brand's pages may load, with their paths on disk and what pages use of them. Node only. */
export const fontFiles = (brand: Pick<Brand, 'type'>): readonly FontFile[] =>
  brandFonts(brand).map(({ package: name, file, subset, axes, unicodeRange }) => ({
    file,
    path: fileURLToPath(import.meta.resolve(`${name}/files/${file}`)),
    subset,
    axes,
    unicodeRange,
  }))
