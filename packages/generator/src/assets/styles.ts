import type { Brand } from '@bouquet/theme'
import { themeCss } from '@bouquet/theme/css'
import { fontFaceCss, fontFiles, waitingFontsCss } from '@bouquet/theme/fonts'
import { hashOf } from '../hashFiles.ts'
import { type BrandFile, urlOf } from './BrandFile.ts'
import { slimFont } from './slimFont.ts'

export interface BrandStyles {
  readonly fonts: readonly BrandFile[]
  readonly css: BrandFile
  /** URLs of the fonts to preload. */
  readonly preloads: readonly string[]
}

/** The CSS of a brand's tokens and font faces, with the font files it refers to. */
export async function brandStyles(brand: Brand): Promise<BrandStyles> {
  const fonts = await Promise.all(
    fontFiles(brand).map(async (font) => {
      const content = await slimFont(font)
      const path = `assets/fonts/${font.file.replace(/\.woff2$/, `.${hashOf(content)}.woff2`)}`
      return { name: font.file, isFirst: font.isFirst, path, content }
    }),
  )
  const urls = new Map(fonts.map((font) => [font.name, urlOf(font)]))
  const text = `${fontFaceCss(brand, ({ file }) => urls.get(file) ?? file)}\n${themeCss(brand)}${waitingFontsCss(brand)}`
  return {
    fonts,
    css: { path: `assets/brand.${hashOf(text)}.css`, content: text },
    preloads: fonts.filter(({ isFirst }) => isFirst).map(urlOf),
  }
}
