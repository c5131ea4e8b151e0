import type { Brand } from '../brand/brand.schema.ts'
import type { Diagnostic } from './diagnostics.ts'
import { loadFrom } from './loadBrand.ts'
import { loadCompany } from './loadCompany.ts'
import { brandProgramDiagnostic, companyProgramDiagnostic } from './programDiagnostics.ts'
import { readThemes } from './readThemes.ts'

export interface LoadedBrands {
  readonly brands: readonly Brand[]
  /** Ids of the brands whose files are there and cannot stand. */
  readonly invalid: readonly string[]
  /** Also warnings and advice about brands that stand; `isError` tells which do not. */
  readonly diagnostics: readonly Diagnostic[]
}

/** A company that several brands share is at diagnostic once. */
const eachOnce = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] => [
  ...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values(),
]

/**
 * Reads every `*.theme.jsonc` and `*.company.jsonc` of a folder, in the order of their names. A file
 * with a diagnostic yields its diagnostics and no brand; the other brands are unharmed.
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
