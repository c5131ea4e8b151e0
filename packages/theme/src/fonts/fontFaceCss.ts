import type { Brand } from '../brand/brand.schema.ts'
import { type BrandFont, brandFonts } from './brandFonts.ts'
import { type Fallback, fallbackName } from './fontTable.ts'

const percent = (value: number) => `${Math.round(value * 10_000) / 100}%`

const face = (font: BrandFont, url: string) =>
  `@font-face{font-family:'${font.name}';font-style:normal;font-display:swap;font-weight:${font.weights};` +
  `src:url('${url}') format('woff2');unicode-range:${font.unicodeRange}}`

const standIn = (name: string, { local, width, ascent, descent }: Fallback) =>
  (['normal', 'bold'] as const)
    .map(
      (weight) =>
        `@font-face{font-family:'${fallbackName(name)}';font-weight:${weight === 'normal' ? '100 500' : '600 900'};` +
        `src:${local[weight].map((face) => `local('${face}')`).join(',')};size-adjust:${percent(width[weight])};` +
        `ascent-override:${percent(ascent / width[weight])};descent-override:${percent(descent / width[weight])};line-gap-override:0%}`,
    )
    .join('\n')

/**
 * `@font-face` rules of the brand's fonts and of metric-compatible local fallbacks, which avoid layout shift.
 * Empty for a brand with system fonts only.
 * @param urlOf address of a font file, as of `figtree-latin-usual.woff2`
 */
export const fontFaceCss = (
  brand: Pick<Brand, 'type'>,
  urlOf: (font: BrandFont) => string,
): string => {
  const fonts = brandFonts(brand)
  const fallbacks = new Map(fonts.map(({ name, fallback }) => [name, fallback]))
  return [
    ...fonts.map((font) => face(font, urlOf(font))),
    ...[...fallbacks].map(([name, fallback]) => standIn(name, fallback)),
  ].join('\n')
}
