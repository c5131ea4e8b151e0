import type { Brand } from '../brand/brand.schema.ts'
import type { BrandFault } from './faults.ts'
import { loadFrom } from './loadBrand.ts'
import { loadCompany } from './loadCompany.ts'
import { brandProgramFault, companyProgramFault } from './programFault.ts'
import { readThemes } from './readThemes.ts'

export interface LoadedBrands {
  readonly brands: readonly Brand[]
  /** Ids of the brands whose files are there and cannot stand. */
  readonly stopped: readonly string[]
  /** Also warnings and advice about brands that stand; `stopsBrand` tells which do not. */
  readonly faults: readonly BrandFault[]
}

/** A company that several brands share is at fault once. */
const eachOnce = (faults: readonly BrandFault[]): readonly BrandFault[] => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
]

/**
 * Reads every `*.theme.jsonc` and `*.company.jsonc` of a folder, in the order of their names. A file
 * with a fault yields its faults and no brand; the other brands are unharmed.
 * @param directory absolute path of the themes folder
 */
export const loadBrands = async (directory: string): Promise<LoadedBrands> => {
  const themes = await readThemes(directory)
  const loaded = themes.brands.map((id) => ({ id, ...loadFrom(themes, id) }))
  const companies = [...themes.companySources.values()].map(loadCompany)
  const { programs } = themes
  return {
    brands: loaded.flatMap(({ brand }) => brand ?? []),
    stopped: [
      ...loaded.filter(({ brand }) => brand === null).map(({ id }) => id),
      ...programs.brands.filter((id) => !themes.brands.includes(id)),
    ],
    faults: eachOnce([
      ...loaded.flatMap(({ faults }) => faults),
      ...companies.flatMap((company) => ('faults' in company ? company.faults : [])),
      ...programs.brands.map((id) => brandProgramFault(themes, id)),
      ...programs.companies.map((id) => companyProgramFault(themes, id)),
    ]),
  }
}
