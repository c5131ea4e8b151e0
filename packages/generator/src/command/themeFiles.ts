import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  jsonSchemas,
  type LoadedBrands,
  loadBrand,
  loadBrands,
  migrateBrand,
} from '@bouquet/theme/load'
import { print } from './print.ts'

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

/** Converts the given brand files, or all outdated ones, to the current format. @returns whether all succeeded */
export async function migrate(selected: readonly string[], themes: string): Promise<boolean> {
  const ids = selected.length > 0 ? selected : await outdatedBrands(themes)
  if (ids.length === 0) print.line('Every brand file has the current format.')
  let isComplete = true
  for (const id of ids) {
    try {
      const { file, from, to } = await migrateBrand(themes, id)
      print.line(
        from === to ? `${file}: has format ${to} already.` : `${file}: format ${from} → ${to}.`,
      )
    } catch (error) {
      isComplete = false
      print.error(
        `${id} was not migrated: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  return isComplete
}

const outdatedBrands = async (themes: string): Promise<readonly string[]> =>
  (await loadBrands(themes)).diagnostics
    .filter(({ code }) => code === 'BRAND-06')
    .map(({ file }) => file.replace(/^.*\//, '').replace(/\.theme\.jsonc$/, ''))

/** Writes the JSON Schemas of brand and company files into the themes folder, for editors. */
export async function writeSchemas(themes: string): Promise<void> {
  for (const [path, text] of Object.entries(jsonSchemas())) {
    const file = join(themes, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    print.line(file)
  }
}
