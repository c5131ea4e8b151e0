import { type Brand, brandFileSchema, brandFormat } from '../brand/brand.schema.ts'
import { formatOf } from '../migrate/migrateSource.ts'
import { completeBrand } from '../resolve/resolveBrand.ts'
import { domainFaults } from './domains.ts'
import { explain } from './explain.ts'
import { type BrandFault, brandFault } from './faults.ts'
import { type LoadedCompany, loadCompany } from './loadCompany.ts'
import { nearestOf, nearestSlug } from './nearest.ts'
import { brandProgramFault, companyProgramFault } from './programFault.ts'
import type { Source } from './readSource.ts'
import { readThemes, type Themes } from './readThemes.ts'
import { remarks } from './remarks.ts'
import type { Surroundings } from './samples.ts'
import { shown } from './shown.ts'
import type { ThemeDocument } from './themeDocument.ts'
import { brandPath } from './themeFile.ts'

/** A brand with what may be said of it, or null with the faults that stopped it. */
export interface LoadedBrand {
  readonly brand: Brand | null
  readonly faults: readonly BrandFault[]
}

const refused = (...faults: readonly BrandFault[]): LoadedBrand => ({ brand: null, faults })

const missing = (themes: Themes, id: string): BrandFault => {
  if (themes.programs.brands.includes(id)) return brandProgramFault(themes, id)
  const { name } = brandPath(themes.directory, id)
  const nearest = String(nearestOf(id, themes.brands) ?? 'a file that is there')
  return brandFault('BRAND-05', { file: name, line: null, field: '' }, { found: name, nearest })
}

const idFaults = (id: string, name: string, directory: string): readonly BrandFault[] => {
  const slug = nearestSlug(id)
  if (slug === id) return []
  const facts = { found: shown(id), nearest: brandPath(directory, slug).name }
  return [brandFault('BRAND-04', { file: name, line: null, field: '' }, facts)]
}

const formatFaults = (
  id: string,
  name: string,
  { content, lineAt }: ThemeDocument,
): readonly BrandFault[] => {
  const format = formatOf(content)
  if (format === brandFormat) return []
  const place = { file: name, line: lineAt(['format']), field: 'format' }
  const facts = { found: String(format), allowed: String(brandFormat) }
  return [
    format < brandFormat
      ? brandFault('BRAND-06', place, { ...facts, nearest: id })
      : brandFault('BRAND-07', place, facts, { kind: 'set', path: ['format'], value: brandFormat }),
  ]
}

const companyOf = (themes: Themes, id: string, { file, document }: Source): LoadedCompany => {
  const source = themes.companySources.get(id)
  if (source !== undefined) return loadCompany(source)
  if (themes.programs.companies.includes(id)) return { faults: [companyProgramFault(themes, id)] }
  const value = nearestOf(id, themes.companies)
  const path = ['company']
  const place = { file: file.name, line: document.lineAt(path), field: 'company' }
  const fault =
    value === undefined
      ? brandFault('BRAND-20', place, { found: shown(id), nearest: 'a company that is there' })
      : brandFault('BRAND-20', place, { found: shown(id) }, { kind: 'set', path, value })
  return { faults: [fault] }
}

const surroundingsOf = ({ companies, claims }: Themes, id: string): Surroundings => ({
  id,
  companies,
  taken: new Set(claims.flatMap((claim) => (claim.id === id ? [] : [...claim.hosts]))),
})

const check = (themes: Themes, id: string): LoadedBrand => {
  const source = themes.brandSources.get(id)
  if (source === undefined) return refused(missing(themes, id))
  const { file, document } = source
  const unreadable = [...idFaults(id, file.name, themes.directory), ...document.faults]
  if (unreadable.length > 0) return refused(...unreadable)
  const otherFormat = formatFaults(id, file.name, document)
  if (otherFormat.length > 0) return refused(...otherFormat)
  const parsed = brandFileSchema.safeParse(document.content)
  if (!parsed.success) {
    return refused(
      ...explain(parsed.error, brandFileSchema, {
        name: file.name,
        ...document,
        surroundings: surroundingsOf(themes, id),
      }),
    )
  }
  const { company: companyId, domains } = parsed.data
  const taken = domainFaults({ id, domains }, themes.claims, document.lineAt)
  const loaded = companyOf(themes, companyId, source)
  const faults = [...taken, ...('faults' in loaded ? loaded.faults : [])]
  if ('faults' in loaded || faults.length > 0) return refused(...faults)
  const brand = completeBrand(id, parsed.data, loaded.company)
  return { brand, faults: remarks(brand, file.name, document.lineAt) }
}

/** Checks one brand of a folder that was read before. A check that fails stops that brand alone. */
export const loadFrom = (themes: Themes, id: string): LoadedBrand => {
  try {
    return check(themes, id)
  } catch (error) {
    const place = { file: brandPath(themes.directory, id).name, line: null, field: '' }
    return refused(brandFault('BRAND-57', place, { found: String(error) }))
  }
}

/**
 * Reads one brand's file and its company's; of the other brands only the host names they claim.
 * @param directory absolute path of the themes folder
 * @param id stem of the brand's file
 */
export const loadBrand = async (directory: string, id: string): Promise<LoadedBrand> =>
  loadFrom(await readThemes(directory), id)
