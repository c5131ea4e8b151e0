import { readFileSync } from 'node:fs'
import type { Brand } from '@bouquet/theme'
import { themeCss } from '@bouquet/theme/css'
import { fontFaceCss, fontFiles } from '@bouquet/theme/fonts'
import { hashOf } from '../hashFiles.ts'
import { type BrandFile, urlOf } from './BrandFile.ts'

export interface BrandStyles {
  readonly fonts: readonly BrandFile[]
  readonly css: BrandFile
  /** URLs of the fonts to preload. */
  readonly preloads: readonly string[]
}

/** The CSS of a brand's tokens and font faces, with the font files it refers to. */
export function brandStyles(brand: Brand): BrandStyles {
  const fonts = fontFiles(brand).map(({ file, path, subset }) => ({
    name: file,
    subset,
    path: `assets/fonts/${file.replace(/\.woff2$/, `.${hashOf(readFileSync(path))}.woff2`)}`,
    content: { sameAs: path },
  }))
  const urls = new Map(fonts.map((font) => [font.name, urlOf(font)]))
  const text = `${fontFaceCss(brand, (file) => urls.get(file) ?? file)}\n${themeCss(brand)}`
  return {
    fonts,
    css: { path: `assets/brand.${hashOf(text)}.css`, content: text },
    preloads: fonts.filter(({ subset }) => subset === 'latin').map(urlOf),
  }
}
