import type { Brand } from '../brand/brand.schema.ts'
import type { Diagnostic } from './diagnostics.ts'
import { loadFrom } from './loadBrand.ts'
import { loadCompany } from './loadCompany.ts'
import { brandProgramDiagnostic, companyProgramDiagnostic } from './programDiagnostics.ts'
import { readThemes } from './readThemes.ts'

export interface LoadedBrands {
  readonly brands: readonly Brand[]
  /** Ids of brands whose files have errors. */
  readonly invalid: readonly string[]
  /** Includes warnings and advice; `isError` tells them apart. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Removes duplicates: several brands can share a company. */
const eachOnce = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] => [
  ...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values(),
]

/**
 * Loads every `*.theme.jsonc` and `*.company.jsonc` of a folder, sorted by name. A file with errors gives
 * diagnostics and no brand; other brands are not affected.
 * @param directory absolute path of the themes folder
 */
export const loadBrands = async (directory: string): Promise<LoadedBrands> => {
  const themes = await readThemes(directory)
  const loaded = themes.brands.map((id) => ({ id, ...loadFrom(themes, id) }))
  const companies = [...themes.companySources.values()].map(loadCompany)
  const { programs } = themes
  return {
    brands: loaded.flatMap(({ brand }) => brand ?? []),
    invalid: [
      ...loaded.filter(({ brand }) => brand === null).map(({ id }) => id),
      ...programs.brands.filter((id) => !themes.brands.includes(id)),
    ],
    diagnostics: eachOnce([
      ...loaded.flatMap(({ diagnostics }) => diagnostics),
      ...companies.flatMap((company) => ('diagnostics' in company ? company.diagnostics : [])),
      ...programs.brands.map((id) => brandProgramDiagnostic(themes, id)),
      ...programs.companies.map((id) => companyProgramDiagnostic(themes, id)),
    ]),
  }
}
