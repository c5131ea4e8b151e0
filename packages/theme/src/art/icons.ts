import type { Brand } from '../brand/brand.schema.ts'
import { type LogoDrawing, type LogoDrawings, ratioOf } from '../brand/logoFiles.ts'
import { saysName, symbolOf, wholeLogo } from './logoDrawing.ts'
import { type Inks, marks } from './marks/marks.ts'
import { colorsOf, type DrawnBrand, type Ink, markInks } from './palettes.ts'

type PathLogo = Exclude<NonNullable<Brand['logo']>, LogoDrawings>

const side = 64
const round = (value: number) => Math.round(value * 1000) / 1000

/** The brand's own logo, scaled to fit the centre of the symbol's square. */
const logoMark = ({ width, height, path }: PathLogo, { first }: Inks): string => {
  const scale = side / Math.max(width, height)
  const [x, y] = [width, height].map((length) => round((side - length * scale) / 2))
  return `<path transform="translate(${x} ${y}) scale(${round(scale)})" d="${path}" fill="${first}"/>`
}

const svg = (size: number, content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"${attributes}>${content}</svg>`

/** A drawing in its own colours, in the centre of the symbol's square. */
const inSquare = ({ viewBox, content }: LogoDrawing): string =>
  `<svg width="${side}" height="${side}" viewBox="${viewBox}">${content}</svg>`

/** The symbol of a brand in a square of 64 units. */
export function markOf(brand: DrawnBrand, inks: Inks): string {
  const { art, logo } = brand
  if (logo === undefined) return marks[art](inks)
  return 'path' in logo ? logoMark(logo, inks) : inSquare(symbolOf(brand, logo))
}

/** The brand's symbol, shown next to its name. `live` symbols follow the mode of the page. */
export function symbol(brand: DrawnBrand, ink: Ink = 'live'): string {
  return svg(64, markOf(brand, markInks(brand, ink)), ' aria-hidden="true" focusable="false"')
}

/** The symbol on a ground of another colour; a logo in colours of its own keeps them. */
export function symbolContent(brand: DrawnBrand, ink: string): string {
  return markOf(brand, { first: ink, second: ink })
}

const tileRadius = { square: 0, soft: 14, round: 22 } as const

const onTile = (brand: DrawnBrand, scale: number) => {
  const { on } = colorsOf(brand).primary
  const shift = 32 - 32 * scale
  return `<g transform="translate(${shift} ${shift}) scale(${scale})">${symbolContent(brand, on)}</g>`
}

/**
 * Colour of the tile below the symbol: that of the main action, or of the page for a logo in its own colours, which
 * stands out there.
 */
const tileColor = (brand: DrawnBrand): string => {
  const { primary, surface } = colorsOf(brand)
  return brand.logo === undefined || 'path' in brand.logo ? primary.base : surface.page
}

/** Icon for a browser tab: the symbol on a tile in the brand's shape. */
export function favicon(brand: DrawnBrand): string {
  return svg(
    64,
    `<rect width="64" height="64" rx="${tileRadius[brand.shape.corners]}" fill="${tileColor(brand)}"/>${onTile(brand, 0.78)}`,
  )
}

/** Maskable icon: the symbol stays inside the safe circle, so the system may crop it to any shape. */
export function maskableIcon(brand: DrawnBrand): string {
  return svg(64, `<rect width="64" height="64" fill="${tileColor(brand)}"/>${onTile(brand, 0.54)}`)
}

/** Colour of browser bars, for the manifest and the `theme-color` meta tag. */
export function themeColor(brand: DrawnBrand): string {
  return colorsOf(brand).surface.page
}

/**
 * The parts of the brand's logo. The name is text, set by the page in `font.family.display` at
 * `font.weight.display`, so that it stays sharp, works with screen readers and follows forced colours.
 */
export function wordmark(
  brand: DrawnBrand,
  ink: Ink = 'live',
): { readonly symbol: string; readonly name: string } {
  return {
    symbol: symbol(brand, ink),
    name: brand.name,
  }
}

/** The logo of a brand that has one in files, as pages of its preferred mode show it. */
export interface LogoPicture {
  /** A whole SVG file. */
  readonly svg: string
  /** Width divided by height. */
  readonly ratio: number
  /** Whether it stands in place of the name, or beside it. */
  readonly saysName: boolean
}

/** Null for a brand whose symbol is drawn in its colours, by its art or from one path. */
export function logoPicture(brand: DrawnBrand): LogoPicture | null {
  const { logo } = brand
  if (logo === undefined || 'path' in logo) return null
  const drawing = saysName(logo) ? wholeLogo(brand, logo) : symbolOf(brand, logo)
  const { width, height, viewBox, content } = drawing
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`,
    ratio: ratioOf(drawing),
    saysName: saysName(logo),
  }
}
