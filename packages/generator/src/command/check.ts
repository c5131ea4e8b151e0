import { loadBrands } from '@bouquet/theme/load'
import { faultText } from './faultText.ts'
import { say } from './say.ts'

/** Checks every brand file without building. Says each fault; true when there is none. */
export async function check(themes: string): Promise<boolean> {
  const { brands, faults } = await loadBrands(themes)
  for (const fault of faults) say.fault(faultText(fault))
  say.line(`${brands.length} brands are sound, ${faults.length} faults.`)
  return faults.length === 0
}
