import type { Brand } from '../brand/brand.schema.ts'
import { type BrandFont, brandFonts } from './brandFonts.ts'
import type { Fallback } from './fontTable.ts'
import { fallbackName } from './stack.ts'

const percent = (value: number) => `${Math.round(value * 10_000) / 100}%`

const face = (font: BrandFont, url: string) =>
  `@font-face{font-family:'${font.name}';font-style:normal;font-display:swap;font-weight:${font.weights};` +
  `src:url('${url}') format('woff2');unicode-range:${font.unicodeRange}}`

const fallbackFace = (name: string, { local, sizeAdjust, ascent, descent }: Fallback) =>
  `@font-face{font-family:'${fallbackName(name)}';src:local('${local}');size-adjust:${percent(sizeAdjust)};` +
  `ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`

/**
 * Declarations of the brand's faces and of their stand-ins, which take the same room so that nothing
 * moves when a face arrives. Empty for a brand with system faces only.
 * @param urlOf address of a font file by its name, as in `figtree-latin-wght-normal.woff2`
 */
export const fontFaceCss = (
  brand: Pick<Brand, 'type'>,
  urlOf: (file: string) => string,
): string => {
  const fonts = brandFonts(brand)
  const fallbacks = new Map(fonts.map(({ name, fallback }) => [name, fallback]))
  return [
    ...fonts.map((font) => face(font, urlOf(font.file))),
    ...[...fallbacks].map(([name, fallback]) => fallbackFace(name, fallback)),
  ].join('\n')
}
