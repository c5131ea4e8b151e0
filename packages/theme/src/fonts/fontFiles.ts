import { fileURLToPath } from 'node:url'
import type { Brand } from '../brand/brand.schema.ts'
import { brandFonts } from './brandFonts.ts'

export interface FontFile {
  /** Name under which the file is served. */
  readonly file: string
  /** Absolute path on this machine. */
  readonly path: string
  readonly subset: 'latin' | 'latin-ext'
}

/** The woff2 files that a brand's pages may ask for, with where to copy them from. Node only. */
export const fontFiles = (brand: Pick<Brand, 'type'>): readonly FontFile[] =>
  brandFonts(brand).map(({ package: name, file, subset }) => ({
    file,
    path: fileURLToPath(import.meta.resolve(`${name}/files/${file}`)),
    subset,
  }))
