import { type LoadedBrands, loadBrand, loadBrands } from '@bouquet/theme/load'

/** The named brands, each once, or all of the folder. */
export async function loadAsked(themes: string, asked: readonly string[]): Promise<LoadedBrands> {
  if (asked.length === 0) return loadBrands(themes)
  const loaded = await Promise.all([...new Set(asked)].map((id) => loadBrand(themes, id)))
  return {
    brands: loaded.flatMap(({ brand }) => brand ?? []),
    faults: loaded.flatMap(({ faults }) => faults),
  }
}
