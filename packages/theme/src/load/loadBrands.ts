import type { Brand } from '../brand/brand.schema.ts'
import type { BrandFault } from './faults.ts'
import { loadFrom } from './loadBrand.ts'
import { readFolder } from './themeFile.ts'

export interface LoadedBrands {
  readonly brands: readonly Brand[]
  /** Also warnings and advice about brands that stand; `stopsBrand` tells which do not. */
  readonly faults: readonly BrandFault[]
}

/**
 * Reads every `*.theme.ts` of a folder, in the order of their names. A file with a fault yields its
 * faults and no brand; the other brands are unharmed. An edited file is read anew.
 * @param directory absolute path of the themes folder
 */
export const loadBrands = async (directory: string): Promise<LoadedBrands> => {
  const folder = await readFolder(directory)
  const loaded = await Promise.all(folder.brands.map((id) => loadFrom(folder, id)))
  return {
    brands: loaded.flatMap(({ brand }) => brand ?? []),
    faults: loaded.flatMap(({ faults }) => faults),
  }
}
