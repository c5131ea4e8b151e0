import type { Brand } from '../brand/brand.schema.ts'
import { arrows } from './arts/arrows.ts'
import { contours } from './arts/contours.ts'
import { grain } from './arts/grain.ts'
import { lace } from './arts/lace.ts'
import { petals } from './arts/petals.ts'
import { rings } from './arts/rings.ts'
import { vines } from './arts/vines.ts'
import { waves } from './arts/waves.ts'
import { type Art, randomFrom } from './canvas.ts'
import { type DrawnBrand, heroPalette, type Ink } from './palettes.ts'

/** A crossed frame, as a placeholder. */
const plain: Art = ({ width, height, paint }) =>
  `<rect width="${width}" height="${height}" fill="${paint.to}"/>` +
  `<path d="M0 0L${width} ${height}M${width} 0L0 ${height}" stroke="${paint.from}" stroke-width="2"/>` +
  `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" fill="none" stroke="${paint.from}" stroke-width="2"/>`

const arts: Readonly<Record<Brand['art'], Art>> = {
  petals,
  rings,
  waves,
  grain,
  contours,
  lace,
  arrows,
  vines,
  plain,
}

export interface DrawingOptions {
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  /** `live` by default. */
  readonly ink?: Ink
  /** Prefix of ids inside the SVG, needed when a page shows the same drawing twice in different modes. */
  readonly id?: string
}

/** The content of the hero's `<svg>`, for drawings that add more on top. */
export function heroDrawing(
  brand: DrawnBrand,
  { width, height, ink = 'live', id = `${brand.id}-${ink}-${width}` }: DrawingOptions,
): string {
  return arts[brand.art]({
    width,
    height,
    paint: heroPalette(brand, ink),
    id,
    random: randomFrom(`${brand.id} ${brand.seeds.primary}`),
  })
}

/**
 * The brand's hero art as an SVG, derived from its seeds; the same brand gives the same drawing. Text in
 * `color.hero.on` is readable everywhere on it. Hidden from screen readers.
 */
export function heroArt(brand: DrawnBrand, options: DrawingOptions): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${options.width} ${options.height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${heroDrawing(brand, options)}</svg>`
}
