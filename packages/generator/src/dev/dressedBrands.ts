import type { Brand } from '@bouquet/theme'
import { loadBrands } from '@bouquet/theme/load'
import { type DressedBrand, dressBrand } from '../assets/brandAssets.ts'
import { environment } from '../environment.ts'

const dressed = new Map<string, Promise<DressedBrand>>()

/** The brand at a host name, read anew so that an edit shows at once; the first brand at any other name. */
export async function brandAt(
  host: string,
): Promise<{ brand: Brand; dressed: DressedBrand } | undefined> {
  const { brands } = await loadBrands(environment.THEMES_DIR)
  const id = host.split('.')[0]
  const brand = brands.find((each) => each.id === id) ?? brands[0]
  if (!brand) return undefined
  const key = JSON.stringify(brand)
  const known = dressed.get(key) ?? dressBrand(brand)
  dressed.set(key, known)
  return { brand, dressed: await known }
}
