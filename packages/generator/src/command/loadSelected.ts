import { type LoadedBrands, loadBrand, loadBrands } from '@bouquet/theme/load'

/** Loads the given brands, or all brands of the folder when no id is given. */
export async function loadSelected(
  themes: string,
  selected: readonly string[],
): Promise<LoadedBrands> {
  if (selected.length === 0) return loadBrands(themes)
  const ids = [...new Set(selected)]
  const loaded = await Promise.all(
    ids.map(async (id) => ({ id, ...(await loadBrand(themes, id)) })),
  )
  return {
    brands: loaded.flatMap(({ brand }) => brand ?? []),
    invalid: loaded.flatMap(({ id, brand }) => (brand === null ? [id] : [])),
    diagnostics: loaded.flatMap(({ diagnostics }) => diagnostics),
  }
}
