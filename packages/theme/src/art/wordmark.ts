import { symbol } from './icons.ts'
import type { DrawnBrand, Ink } from './palettes.ts'

/**
 * The parts of the brand's logo. The name is text, set by the page in `font.family.display` at
 * `font.weight.display`, so that it stays sharp, works with screen readers and follows forced colours.
 */
export const wordmark = (
  brand: DrawnBrand,
  ink: Ink = 'live',
): { readonly symbol: string; readonly name: string } => ({
  symbol: symbol(brand, ink),
  name: brand.name,
})
