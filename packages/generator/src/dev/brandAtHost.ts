import type { Brand } from '@bouquet/theme'
import { loadBrands } from '@bouquet/theme/load'
import { type BrandAssets, buildBrandAssets } from '../assets/buildBrandAssets.ts'
import { environment } from '../environment.ts'

const cache = new Map<string, Promise<BrandAssets>>()

/** The brand of a host name, or the first brand for other names. Read again each time, so that edits show at once. */
export async function brandAtHost(
  host: string,
): Promise<{ brand: Brand; assets: BrandAssets } | undefined> {
  const { brands } = await loadBrands(environment.THEMES_DIR)
  const id = host.split('.')[0]
  const brand = brands.find((each) => each.id === id) ?? brands[0]
  if (!brand) return undefined
  const key = JSON.stringify(brand)
  const assets = cache.get(key) ?? buildBrandAssets(brand)
  cache.set(key, assets)
  return { brand, assets: await assets }
}
