import { type Brand, brandFileSchema, brandFormat } from '../brand/brand.schema.ts'
import type { StatedFont } from '../fonts/ownFont.ts'
import { formatOf } from '../migrate/migrateSource.ts'
import { completeBrand } from '../resolve/resolveBrand.ts'
import { createDiagnostic, type Diagnostic } from './diagnostics.ts'
import { domainDiagnostics } from './domainDiagnostics.ts'
import { explainIssues } from './explainIssues.ts'
import { findWarnings } from './findWarnings.ts'
import { fontDiagnostics } from './fontDiagnostics.ts'
import { type LoadedCompany, loadCompany } from './loadCompany.ts'
import { type LoadedLogo, loadLogo } from './loadLogo.ts'
import { misnamedBrand } from './misnamed.ts'
import { mixedScripts } from './mixedScripts.ts'
import { toSlug } from './nearest.ts'
import { brandProgramDiagnostic, companyProgramDiagnostic } from './programDiagnostics.ts'
import { quote } from './quote.ts'
import { fontFileKey } from './readOwnFonts.ts'
import type { Source } from './readSource.ts'
import { readThemes, type Themes } from './readThemes.ts'
import type { FileContext } from './sampleValues.ts'
import { similarOrList, similarTo } from './similar.ts'
import type { ThemeDocument } from './themeDocument.ts'
import { brandPath } from './themeFile.ts'

/** A brand with its warnings and advice, or null with the errors that stopped it. */
export interface LoadedBrand {
  readonly brand: Brand | null
  readonly diagnostics: readonly Diagnostic[]
}

const refused = (...diagnostics: readonly Diagnostic[]): LoadedBrand => ({
  brand: null,
  diagnostics,
})

const missing = (themes: Themes, id: string): Diagnostic => {
  if (themes.programs.brands.includes(id)) return brandProgramDiagnostic(themes, id)
  const misnamed = misnamedBrand(themes, id)
  if (misnamed !== undefined) return misnamed
  const { name } = brandPath(themes.directory, id)
  const nearest = similarOrList(id, themes.brands) ?? 'a file that is there'
  return createDiagnostic(
    'BRAND-05',
    { file: name, line: null, field: '' },
    { found: name, nearest },
  )
}

const idDiagnostics = (id: string, name: string, directory: string): readonly Diagnostic[] => {
  const slug = toSlug(id)
  if (slug === id) return []
  const facts = { found: quote(id), nearest: brandPath(directory, slug).name }
  return [createDiagnostic('BRAND-04', { file: name, line: null, field: '' }, facts)]
}

const formatDiagnostics = (
  id: string,
  name: string,
  { content, lineAt }: ThemeDocument,
): readonly Diagnostic[] => {
  const format = formatOf(content)
  if (format === brandFormat) return []
  const place = { file: name, line: lineAt(['format']), field: 'format' }
  const facts = { found: String(format), allowed: String(brandFormat) }
  return [
    format < brandFormat
      ? createDiagnostic('BRAND-06', place, { ...facts, nearest: id })
      : createDiagnostic('BRAND-07', place, facts, {
          kind: 'set',
          path: ['format'],
          value: brandFormat,
        }),
  ]
}

const companyOf = (themes: Themes, id: string, { file, document }: Source): LoadedCompany => {
  const source = themes.companySources.get(id)
  if (source !== undefined) return loadCompany(source)
  if (themes.programs.companies.includes(id))
    return { diagnostics: [companyProgramDiagnostic(themes, id)] }
  const value = similarTo(id, themes.companies)
  const path = ['company']
  const place = { file: file.name, line: document.lineAt(path), field: 'company' }
  const diagnostic =
    value === undefined
      ? createDiagnostic('BRAND-20', place, {
          found: quote(id),
          nearest: similarOrList(id, themes.companies) ?? 'a company that is there',
        })
      : createDiagnostic('BRAND-20', place, { found: quote(id) }, { kind: 'set', path, value })
  return { diagnostics: [diagnostic] }
}

const logoOf = (
  { directory, logos }: Themes,
  id: string,
  { file: { name }, document: { lineAt } }: Source,
): LoadedLogo | null => {
  const sources = logos.get(id)
  return sources === undefined ? null : loadLogo(sources, { directory, name, lineAt })
}

const contextOf = ({ companies, claims }: Themes, id: string): FileContext => ({
  id,
  companies,
  taken: new Set(claims.flatMap((claim) => (claim.id === id ? [] : [...claim.hosts]))),
})

const check = (themes: Themes, id: string): LoadedBrand => {
  const known = themes.memory.brands.get(id)
  if (known !== undefined) return known
  const source = themes.brandSources.get(id)
  if (source === undefined) return refused(missing(themes, id))
  const { file, document } = source
  const unreadable = [...idDiagnostics(id, file.name, themes.directory), ...document.diagnostics]
  if (unreadable.length > 0) return refused(...unreadable)
  const otherFormat = formatDiagnostics(id, file.name, document)
  if (otherFormat.length > 0) return refused(...otherFormat)
  const parsed = brandFileSchema.safeParse(document.content)
  if (!parsed.success) {
    return refused(
      ...explainIssues(parsed.error, brandFileSchema, {
        name: file.name,
        ...document,
        fileContext: contextOf(themes, id),
      }),
    )
  }
  const { company: companyId, domains, type } = parsed.data
  const taken = domainDiagnostics({ id, domains }, themes.claims, document.lineAt)
  const loaded = companyOf(themes, companyId, source)
  const readFont = (font: StatedFont) => themes.fonts.get(fontFileKey(font))
  const named = { name: file.name, lineAt: document.lineAt }
  const drawn = logoOf(themes, id, source)
  const diagnostics = [
    ...taken,
    ...('diagnostics' in loaded ? loaded.diagnostics : []),
    ...fontDiagnostics(type, named, (font) => readFont(font)?.problem),
    ...(drawn !== null && 'diagnostics' in drawn ? drawn.diagnostics : []),
  ]
  if ('diagnostics' in loaded || diagnostics.length > 0) return refused(...diagnostics)
  const fontOf = (font: StatedFont) => {
    const read = readFont(font)
    return read && 'font' in read ? read.font : undefined
  }
  const drawings = drawn !== null && 'logo' in drawn ? drawn.logo : undefined
  const brand = completeBrand(id, parsed.data, loaded.company, fontOf, drawings)
  return {
    brand,
    diagnostics: [
      ...mixedScripts(domains, file.name, document.lineAt),
      ...findWarnings(brand, file.name, document.lineAt),
    ],
  }
}

/** Checks one brand of a loaded folder. An exception in the check stops only that brand. */
export function loadFrom(themes: Themes, id: string): LoadedBrand {
  try {
    return check(themes, id)
  } catch (error) {
    const place = { file: brandPath(themes.directory, id).name, line: null, field: '' }
    return refused(createDiagnostic('BRAND-57', place, { found: String(error) }))
  }
}

/**
 * Loads one brand and its company; of other brands only the domains are read.
 * @param directory absolute path of the themes folder
 * @param id stem of the brand's file
 */
export async function loadBrand(directory: string, id: string): Promise<LoadedBrand> {
  return loadFrom(await readThemes(directory), id)
}
