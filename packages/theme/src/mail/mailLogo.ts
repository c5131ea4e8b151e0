import { symbolContent } from '../art/icons.ts'
import { saysName, wholeLogo } from '../art/logoDrawing.ts'
import { colorsOf, type DrawnBrand } from '../art/palettes.ts'
import { ratioOf } from '../brand/logoFiles.ts'
import { outlineText } from '../fonts/outlineText.ts'

/** Size of the picture in CSS pixels, the same for all brands so that a mail can be written before it is drawn. */
export const mailLogoSize = { width: 248, height: 40 } as const

/** Stands in for a font whose letters cannot be drawn. */
const standIn = 'inter'

const { width: widest, height } = mailLogoSize
const gap = 12
const letterHeight = 27

/**
 * The colours below a brand's logo in mails. They are part of the picture, since mail programs change colours in a
 * dark mode as they like, and are the same in light and dark.
 */
export function mailLogoColors(brand: DrawnBrand): {
  readonly ground: string
  readonly ink: string
} {
  const { primary, surface, text } = colorsOf(brand)
  const isPlain = brand.logo === undefined || 'path' in brand.logo
  return isPlain
    ? { ground: primary.base, ink: primary.on }
    : { ground: surface.page, ink: text.strong }
}

/**
 * A brand's logo for mails as SVG of {@link mailLogoSize}: its symbol, and its name in the shapes of its display font.
 * A logo that says the name stands alone. Node only.
 */
export async function mailLogo(brand: DrawnBrand): Promise<string> {
  const { ground, ink } = mailLogoColors(brand)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widest} ${height}">` +
    `<rect width="${widest}" height="${height}" fill="${ground}"/>${await content(brand, ink)}</svg>`
  )
}

async function content(brand: DrawnBrand, ink: string): Promise<string> {
  const { logo } = brand
  if (logo !== undefined && 'whole' in logo && saysName(logo)) {
    const whole = wholeLogo(brand, logo)
    const width = height * ratioOf(whole)
    const { viewBox, content: drawing } = whole
    return scaled(
      `<svg width="${width}" height="${height}" viewBox="${viewBox}">${drawing}</svg>`,
      width,
    )
  }
  const name =
    (await outlineText(brand.type.display, brand.name)) ?? (await outlineText(standIn, brand.name))
  const symbol = `<g transform="scale(${height / 64})">${symbolContent(brand, ink)}</g>`
  if (name === null) return symbol
  const baseline = (height + name.capital * letterHeight) / 2
  const place = `translate(${height + gap} ${baseline}) scale(${letterHeight})`
  const words = `<g fill="${ink}" transform="${place}">${name.content}</g>`
  return scaled(`${symbol}${words}`, height + gap + name.width * letterHeight)
}

/** Makes a drawing smaller that is wider than the picture. */
function scaled(drawing: string, width: number): string {
  const scale = Math.min(1, widest / width)
  return `<g transform="translate(0 ${(height * (1 - scale)) / 2}) scale(${scale})">${drawing}</g>`
}
