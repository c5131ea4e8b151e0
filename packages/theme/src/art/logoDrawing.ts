import { mostElongated } from '../brand/logo.ts'
import type { LogoDrawing, LogoDrawings } from '../brand/logoFiles.ts'
import { ratioOf } from '../brand/logoFiles.ts'
import { readColor } from '../color/color.ts'
import { contrast } from '../color/contrast.ts'
import { colorsOf, type DrawnBrand } from './palettes.ts'

/** Least contrast of a shape to what lies below it. */
const least = 3
/** Paint with less contrast to a light page does not show as a shape; it cuts a shape out of another. */
const leastOfShape = 1.5
/** The highest chroma that still counts as white; a pale yellow has more. */
const greyest = 0.03

const paints = /(?<= (?:fill|stroke|stop-color|color)=")[^"]*(?=")/g
const live = /^currentcolor$/i

/** Contrast of a paint as the file shows it: there `currentColor` is black. */
const contrastOf = (paint: string, surface: string): number | null => {
  const drawn = live.test(paint) ? '#000' : paint
  return readColor(drawn) === null ? null : contrast(drawn, surface)
}

const isWhite = (paint: string) =>
  (readColor(paint)?.c ?? 1) < greyest && contrast(paint, '#fff') < leastOfShape

const repaint = (drawing: LogoDrawing, painted: (paint: string) => string): LogoDrawing => ({
  ...drawing,
  content: drawing.content.replace(paints, painted),
})

/**
 * Replaces colours that do not stand out from the page with the colour of text: on a dark page each of them, on a
 * light page only when no colour stands out.
 */
const standingOut = (drawing: LogoDrawing, brand: DrawnBrand): LogoDrawing => {
  const { surface, text } = colorsOf(brand)
  const isDark = brand.mode.preferred === 'dark'
  const found = [...new Set(drawing.content.match(paints) ?? [])]
  const contrasts = found.flatMap((paint) => contrastOf(paint, surface.page) ?? [])
  const stands = isDark
    ? contrasts.every((each) => each >= least)
    : contrasts.length === 0 || contrasts.some((each) => each >= leastOfShape)
  return repaint(drawing, (paint) => {
    if (live.test(paint)) return text.strong
    const measured = contrastOf(paint, surface.page)
    if (stands || measured === null) return paint
    if (measured < least) return text.strong
    return isDark && isWhite(paint) ? surface.page : paint
  })
}

const inTextColor = (drawing: LogoDrawing, brand: DrawnBrand): LogoDrawing =>
  repaint(drawing, (paint) => (live.test(paint) ? colorsOf(brand).text.strong : paint))

/** The whole logo as the pages of the brand's preferred mode show it. */
export function wholeLogo(brand: DrawnBrand, { whole, reversed }: LogoDrawings): LogoDrawing {
  return brand.mode.preferred === 'dark' && reversed !== null
    ? inTextColor(reversed, brand)
    : standingOut(whole, brand)
}

/** The symbol of the logo in the brand's preferred mode. */
export function symbolOf(brand: DrawnBrand, logo: LogoDrawings): LogoDrawing {
  return logo.symbol.content === logo.whole.content
    ? wholeLogo(brand, logo)
    : standingOut(logo.symbol, brand)
}

/** Whether the logo says the name: a nearly square one is a symbol, which stands beside the name. */
export function saysName({ whole }: LogoDrawings): boolean {
  return ratioOf(whole) > mostElongated
}
