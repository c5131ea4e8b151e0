import { type LoadedBrands, loadBrand, loadBrands } from '@bouquet/theme/load'

/** The named brands, each once, or all of the folder. */
export async function loadAsked(themes: string, asked: readonly string[]): Promise<LoadedBrands> {
  if (asked.length === 0) return loadBrands(themes)
  const ids = [...new Set(asked)]
  const loaded = await Promise.all(
    ids.map(async (id) => ({ id, ...(await loadBrand(themes, id)) })),
  )
  return {
    brands: loaded.flatMap(({ brand }) => brand ?? []),
    stopped: loaded.flatMap(({ id, brand }) => (brand === null ? [id] : [])),
    faults: loaded.flatMap(({ faults }) => faults),
  }
}
