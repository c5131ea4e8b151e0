import { type Brand, brandFileSchema, brandFormat } from '../brand/brand.schema.ts'
import { formatOf } from '../migrate/migrateSource.ts'
import { completeBrand } from '../resolve/resolveBrand.ts'
import { domainFaults } from './domains.ts'
import { explain } from './explain.ts'
import { type BrandFault, brandFault } from './faults.ts'
import { lineOf } from './fieldLines.ts'
import { loadCompany } from './loadCompany.ts'
import { nearestOf, nearestSlug } from './nearest.ts'
import { readObject } from './readObject.ts'
import { remarks } from './remarks.ts'
import { brandPath, readFolder, type ThemeFolder } from './themeFile.ts'

/** A brand with what may be said of it, or null with the faults that stopped it. */
export interface LoadedBrand {
  readonly brand: Brand | null
  readonly faults: readonly BrandFault[]
}

const refused = (...faults: readonly BrandFault[]): LoadedBrand => ({ brand: null, faults })

const idFault = (id: string, { directory, brands }: ThemeFolder): BrandFault | null => {
  const { name } = brandPath(directory, id)
  const place = { file: name, line: null, field: '' }
  if (!brands.includes(id)) {
    const nearest = String(nearestOf(id, brands) ?? 'a file that is there')
    return brandFault('BRAND-05', place, { found: name, nearest })
  }
  const slug = nearestSlug(id)
  if (slug === id) return null
  return brandFault('BRAND-04', place, {
    found: `'${id}'`,
    nearest: brandPath(directory, slug).name,
  })
}

/** Loads one brand of a folder that was listed before. */
export const loadFrom = async (folder: ThemeFolder, id: string): Promise<LoadedBrand> => {
  const { directory, brands, companies } = folder
  const fault = idFault(id, folder)
  if (fault !== null) return refused(fault)

  const file = brandPath(directory, id)
  const read = await readObject(file, 'defineBrand')
  if ('faults' in read) return refused(...read.faults)
  const format = formatOf(read.content)
  if (format !== brandFormat) {
    const place = { file: file.name, line: lineOf(read.lines, ['format']), field: 'format' }
    const facts = { found: String(format), allowed: String(brandFormat) }
    return refused(
      format < brandFormat
        ? brandFault('BRAND-06', place, { ...facts, nearest: id })
        : brandFault('BRAND-07', place, { ...facts, nearest: String(brandFormat) }),
    )
  }
  const parsed = brandFileSchema.safeParse(read.content)
  if (!parsed.success) {
    return refused(...explain(parsed.error, brandFileSchema, { name: file.name, ...read }))
  }

  const lineAt = (path: readonly PropertyKey[]) => lineOf(read.lines, path)
  const { company: companyId, domains } = parsed.data
  if (!companies.includes(companyId)) {
    const place = { file: file.name, line: lineAt(['company']), field: 'company' }
    const nearest = nearestOf(companyId, companies)
    return refused(
      brandFault('BRAND-20', place, {
        found: `'${companyId}'`,
        nearest: nearest === undefined ? 'a company that is there' : `'${nearest}'`,
      }),
    )
  }
  const taken = await domainFaults(
    { id, domains },
    directory,
    brands.filter((other) => other !== id),
    lineAt,
  )
  if (taken.length > 0) return refused(...taken)
  const loaded = await loadCompany(directory, companyId)
  if ('faults' in loaded) return refused(...loaded.faults)
  const brand = completeBrand(id, parsed.data, loaded.company)
  return { brand, faults: remarks(brand, file.name, lineAt) }
}

/**
 * Reads one brand's file and its company's; of the other brands only the host names they claim.
 * @param directory absolute path of the themes folder
 * @param id stem of the brand's file
 */
export const loadBrand = async (directory: string, id: string): Promise<LoadedBrand> =>
  loadFrom(await readFolder(directory), id)
