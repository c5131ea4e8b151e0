import { type BrandFont, brandFonts } from './brandFonts.ts'
import { fallbackFaces } from './fallbackFaces.ts'
import { weightsIn } from './fontMetrics.ts'
import { fontsOf } from './fontTable.ts'
import type { FontPair } from './ownFont.ts'

/** `optional`: a font that is late is for the next page, and nothing moves. `swap`: it is shown when it arrives. */
export type FontDisplay = 'optional' | 'swap'

const face = (font: BrandFont, url: string, display: FontDisplay) =>
  `@font-face{font-family:'${font.name}';font-style:normal;font-display:${display};font-weight:${font.weights};` +
  `src:url('${url}') format('woff2');unicode-range:${font.unicodeRange}}`

/**
 * `@font-face` rules of the brand's fonts and of metric-compatible local fallbacks, which avoid layout shift.
 * Empty for a brand with system fonts only.
 * @param urlOf address of a font file, as of `figtree-latin-usual.woff2`
 */
export function fontFaceCss(
  brand: { readonly type: FontPair },
  urlOf: (font: BrandFont) => string,
  display: FontDisplay,
): string {
  const { type } = brand
  const fonts = brandFonts(brand)
  return [
    ...fonts.map((font) => face(font, urlOf(font), display)),
    ...fontsOf(type).flatMap((font) => fallbackFaces(font, weightsIn(type, font))),
  ].join('\n')
}
