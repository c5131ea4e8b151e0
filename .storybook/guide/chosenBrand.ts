import type { Brand } from '@bouquet/theme'
import { brands } from '../brands.ts'

/** The brand chosen in the toolbar. */
export function chosenBrand(globals: Readonly<Record<string, unknown>>): Brand {
  const brand = brands.get(String(globals['brand']))
  if (brand === undefined) throw new RangeError(`No brand is called ${String(globals['brand'])}.`)
  return brand
}
