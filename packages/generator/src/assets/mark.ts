import type { Brand } from '@bouquet/theme'
import { deriveTheme } from '@bouquet/theme/css'

const around = (count: number, shape: string) =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${(360 / count) * at} 32 32)">${shape}</g>`,
  ).join('')

/** A small drawing in the manner of the brand's art, in a box of 64. */
const drawings: Readonly<Record<Brand['art'], string>> = {
  petals: around(5, '<ellipse cx="32" cy="20" rx="7.5" ry="12"/>'),
  rings:
    '<g fill="none" stroke="currentColor" stroke-width="5"><circle cx="25" cy="32" r="12"/><circle cx="39" cy="32" r="12"/></g>',
  waves:
    '<g fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"><path d="M14 24q9-9 18 0t18 0M14 34q9-9 18 0t18 0M14 44q9-9 18 0t18 0"/></g>',
  grain:
    '<circle cx="32" cy="32" r="16"/><circle cx="48" cy="17" r="4"/><circle cx="16" cy="48" r="3"/>',
  contours:
    '<g fill="none" stroke="currentColor" stroke-width="4"><path d="M32 13c13 0 20 8 18 19s-9 19-19 18-18-8-17-19 7-18 18-18z"/><path d="M32 24c6 0 9 4 8 9s-4 8-9 7-8-4-7-8 3-8 8-8z"/></g>',
  lace: around(
    6,
    '<path d="M32 32q-7-10 0-18 7 8 0 18z" fill="none" stroke="currentColor" stroke-width="3.5"/>',
  ),
  arrows:
    '<g fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M18 46 44 20M26 19h19v19"/></g>',
  plain: '<circle cx="32" cy="32" r="13"/>',
}

const corners = { square: 0, soft: 14, round: 22 } as const

/** The brand's icon as SVG; `isBleeding` fills the square, as launchers that cut their own shape want. */
export function markSvg(brand: Brand, { isBleeding = false } = {}): string {
  const { primary } = deriveTheme(brand).light.color
  const radius = isBleeding ? 0 : corners[brand.shape.corners]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="${radius}" fill="${primary.base}"/><g fill="${primary.on}" color="${primary.on}"${isBleeding ? ' transform="translate(9.6 9.6) scale(.7)"' : ''}>${drawings[brand.art]}</g></svg>`
}
