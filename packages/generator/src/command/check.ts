import { loadBrands, stopsBrand } from '@bouquet/theme/load'
import { faultText } from './faultText.ts'
import { say } from './say.ts'

/** Checks every brand file without building. Says each fault; true when none stops a brand. */
export async function check(themes: string): Promise<boolean> {
  const { brands, faults } = await loadBrands(themes)
  for (const fault of faults) say.fault(faultText(fault))
  const stopping = faults.filter(stopsBrand)
  say.line(
    `Brands that stand: ${brands.length}. Faults that stop a brand: ${stopping.length}. Remarks: ${faults.length - stopping.length}.`,
  )
  return stopping.length === 0
}
