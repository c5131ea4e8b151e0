import { readFileSync } from 'node:fs'
import type { Brand } from '@bouquet/theme'
import { themeCss } from '@bouquet/theme/css'
import { fontFaceCss, fontFiles } from '@bouquet/theme/fonts'
import { hashOf } from '../hashFiles.ts'
import { addressOf, type BrandFile } from './BrandFile.ts'

export interface BrandStyles {
  readonly fonts: readonly BrandFile[]
  readonly css: BrandFile
  /** Addresses of the fonts that every first screen needs. */
  readonly preloads: readonly string[]
}

/** The brand's tokens and fonts: all that makes one brand's pages look unlike another's. */
export function brandStyles(brand: Brand): BrandStyles {
  const fonts = fontFiles(brand).map(({ file, path, subset }) => ({
    name: file,
    subset,
    path: `assets/fonts/${file.replace(/\.woff2$/, `.${hashOf(readFileSync(path))}.woff2`)}`,
    content: { sameAs: path },
  }))
  const urls = new Map(fonts.map((font) => [font.name, addressOf(font)]))
  const text = `${fontFaceCss(brand, (file) => urls.get(file) ?? file)}\n${themeCss(brand)}`
  return {
    fonts,
    css: { path: `assets/brand.${hashOf(text)}.css`, content: text },
    preloads: fonts.filter(({ subset }) => subset === 'latin').map(addressOf),
  }
}
