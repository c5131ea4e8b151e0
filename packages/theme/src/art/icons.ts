import { logoMark } from './marks/logo.ts'
import { type Inks, marks } from './marks/marks.ts'
import { coloursOf, type DrawnBrand, type Ink, markInks } from './palettes.ts'

const svg = (size: number, content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"${attributes}>${content}</svg>`

const markOf = ({ art, logo }: DrawnBrand, inks: Inks): string =>
  logo === undefined ? marks[art](inks) : logoMark(logo, inks)

/** The brand's symbol, shown next to its name. `live` symbols follow the mode of the page. */
export const symbol = (brand: DrawnBrand, ink: Ink = 'live'): string =>
  svg(64, markOf(brand, markInks(brand, ink)), ' aria-hidden="true" focusable="false"')

const tileRadius = { square: 0, soft: 14, round: 22 } as const

const onTile = (brand: DrawnBrand, scale: number) => {
  const { on } = coloursOf(brand).primary
  const shift = 32 - 32 * scale
  return `<g transform="translate(${shift} ${shift}) scale(${scale})">${markOf(brand, { first: on, second: on })}</g>`
}

/** Icon for a browser tab: the symbol on a tile in the brand's shape. */
export const favicon = (brand: DrawnBrand): string =>
  svg(
    64,
    `<rect width="64" height="64" rx="${tileRadius[brand.shape.corners]}" fill="${coloursOf(brand).primary.base}"/>${onTile(brand, 0.78)}`,
  )

/** Maskable icon: the symbol stays inside the safe circle, so the system may crop it to any shape. */
export const maskableIcon = (brand: DrawnBrand): string =>
  svg(
    64,
    `<rect width="64" height="64" fill="${coloursOf(brand).primary.base}"/>${onTile(brand, 0.54)}`,
  )

/** Colour of browser bars, for the manifest and the `theme-color` meta tag. */
export const themeColor = (brand: DrawnBrand): string => coloursOf(brand).surface.page
