import type { Brand } from '@bouquet/theme'
import { themeCss } from '@bouquet/theme/css'
import { type FontDisplay, fontFaceCss, fontFiles, type Subset } from '@bouquet/theme/fonts'
import { hashOf } from '../hashFiles.ts'
import type { FontPreloads } from '../page.ts'
import { type BrandFile, urlOf } from './BrandFile.ts'
import { slimFont } from './slimFont.ts'

export interface BrandStyles {
  readonly fonts: readonly BrandFile[]
  readonly css: BrandFile
  readonly membersCss: BrandFile
  readonly preloads: FontPreloads
}

/** The CSS of a brand's tokens and font faces, with the font files it refers to. */
export async function brandStyles(brand: Brand): Promise<BrandStyles> {
  const fonts = await Promise.all(
    fontFiles(brand).map(async (font) => {
      const content = await slimFont(font)
      const path = `assets/fonts/${font.file.replace(/\.woff2$/, `.${hashOf(content)}.woff2`)}`
      return { ...font, path, content }
    }),
  )
  const urls = new Map(fonts.map((font) => [font.file, urlOf(font)]))
  const tokens = themeCss(brand)
  const cssFile = (name: string, display: FontDisplay): BrandFile => {
    const content = `${fontFaceCss(brand, ({ file }) => urls.get(file) ?? file, display)}\n${tokens}`
    return { path: `assets/${name}.${hashOf(content)}.css`, content }
  }
  const usual = (subset: Subset) =>
    fonts.filter((font) => font.isUsual && font.subset === subset).map(urlOf)
  return {
    fonts: fonts.map(({ path, content }) => ({ path, content })),
    css: cssFile('brand', 'optional'),
    membersCss: cssFile('members', 'swap'),
    preloads: { latin: usual('latin'), 'latin-ext': [...usual('latin'), ...usual('latin-ext')] },
  }
}
