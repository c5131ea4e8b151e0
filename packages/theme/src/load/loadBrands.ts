import type { Brand } from '../brand/brand.schema.ts'
import { fontsOf } from '../fonts/fontTable.ts'
import type { Diagnostic } from './diagnostics.ts'
import { type LoadedBrand, loadFrom } from './loadBrand.ts'
import { loadCompany } from './loadCompany.ts'
import { misnamedDiagnostics } from './misnamed.ts'
import { brandProgramDiagnostic, companyProgramDiagnostic } from './programDiagnostics.ts'
import { fontFileKey } from './readOwnFonts.ts'
import { readThemes, type Themes } from './readThemes.ts'
import { type MemoryPlace, remember } from './themeMemory.ts'

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

interface LoadOptions {
  /** Where brands are remembered between runs, so that files that have not changed are not read. */
  readonly memory?: MemoryPlace
}

/**
 * Loads every `*.theme.jsonc` and `*.company.jsonc` of a folder, sorted by name. A file with errors gives
 * diagnostics and no brand; other brands are not affected.
 * @param directory absolute path of the themes folder
 */
export async function loadBrands(
  directory: string,
  { memory }: LoadOptions = {},
): Promise<LoadedBrands> {
  const themes = await readThemes(directory, memory)
  const loaded = themes.brands.map((id) => ({ id, ...loadFrom(themes, id) }))
  const companies = [...themes.companySources].map(([id, source]) => ({
    id,
    ...loadCompany(source),
  }))
  if (memory !== undefined) {
    const valid = companies.flatMap((company) => ('company' in company ? [company.id] : []))
    cacheThemes(themes, { loaded, validCompanies: valid }, memory)
  }
  const { misnamed, programs } = themes
  return {
    brands: loaded.flatMap(({ brand }) => brand ?? []),
    invalid: [
      ...loaded.filter(({ brand }) => brand === null).map(({ id }) => id),
      ...[...programs.brands, ...misnamed.brands.map(({ id }) => id)].filter(
        (id) => !themes.brands.includes(id),
      ),
    ],
    diagnostics: eachOnce([
      ...loaded.flatMap(({ diagnostics }) => diagnostics),
      ...companies.flatMap((company) => ('diagnostics' in company ? company.diagnostics : [])),
      ...programs.brands.map((id) => brandProgramDiagnostic(themes, id)),
      ...programs.companies.map((id) => companyProgramDiagnostic(themes, id)),
      ...misnamedDiagnostics(themes),
    ]),
  }
}

/** Loads some brands of a folder; of others only the domains are read. Only their diagnostics are given. */
export async function loadSome(
  directory: string,
  ids: readonly string[],
  { memory }: LoadOptions = {},
): Promise<LoadedBrands> {
  const themes = await readThemes(directory, memory)
  const loaded = [...new Set(ids)].map((id) => ({ id, ...loadFrom(themes, id) }))
  return {
    brands: loaded.flatMap(({ brand }) => brand ?? []),
    invalid: loaded.flatMap(({ id, brand }) => (brand === null ? [id] : [])),
    diagnostics: loaded.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** Stamps of the files of a brand's own fonts by path; null when one has none. */
function fontStamps({ type }: Brand, themes: Themes): Readonly<Record<string, string>> | null {
  const stamps = fontsOf(type).flatMap((font) =>
    typeof font === 'string' ? [] : [[font.path, themes.fonts.get(fontFileKey(font))?.stamp]],
  )
  return stamps.every((entry): entry is [string, string] => typeof entry[1] === 'string')
    ? Object.fromEntries(stamps)
    : null
}

interface Checked {
  readonly loaded: readonly (LoadedBrand & { readonly id: string })[]
  readonly validCompanies: readonly string[]
}

/** Remembers the valid brands and companies whose files have a stamp. */
function cacheThemes(
  themes: Themes,
  { loaded, validCompanies }: Checked,
  place: MemoryPlace,
): void {
  const { stamps } = themes.memory
  const claims = new Map(themes.claims.map((claim) => [claim.id, claim]))
  const fresh = loaded.flatMap(({ id, brand, diagnostics }) => {
    const claim = claims.get(id)
    const stamp = stamps.brands.get(id)
    const company = brand && stamps.companies.get(brand.company.id)
    const fonts = brand && fontStamps(brand, themes)
    const logos = logoStamps(themes, id)
    const stamped = stamp && company && fonts && logos
    if (themes.memory.brands.has(id) || !brand || !claim || !stamped) return []
    const { hosts, added } = claim
    const known = {
      stamp,
      company,
      fonts,
      logos,
      hosts: [...hosts],
      added: String(added),
      brand,
      diagnostics,
    }
    return [[id, known] as const]
  })
  const freshCompanies = validCompanies.filter((id) => !themes.memory.companies.has(id))
  if (fresh.length === 0 && freshCompanies.length === 0) return
  const companies = new Set([...themes.memory.companies, ...freshCompanies])
  remember(
    new Map([...themes.memory.brands, ...fresh]),
    new Map([...stamps.companies].filter(([id]) => companies.has(id))),
    place,
  )
}

/** Stamps of the SVG files that a brand names, by their names; null when one of them has none. */
function logoStamps({ logos }: Themes, id: string) {
  const named = logos.get(id) ?? []
  const stamps = named.flatMap(({ name, stamp }) =>
    stamp === null ? [] : [[name, stamp] as const],
  )
  return stamps.length === named.length ? Object.fromEntries(stamps) : null
}
