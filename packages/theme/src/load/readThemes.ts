import { valueAt } from './contentPaths.ts'
import { type Claim, claimOf, contestedBy } from './domainDiagnostics.ts'
import { type LogoSources, readLogos } from './readLogos.ts'
import { type OwnFonts, readOwnFonts } from './readOwnFonts.ts'
import { readSources, type Source } from './readSource.ts'
import { brandPath, companyPath, readFolder, type ThemeFolder } from './themeFile.ts'
import {
  type KnownBrand,
  type MemoryPlace,
  nothingKnown,
  recall,
  type ThemeMemory,
} from './themeMemory.ts'

/** A themes folder with all its files, but those of brands and companies that are known. */
export interface Themes extends ThemeFolder {
  readonly brandSources: ReadonlyMap<string, Source>
  readonly companySources: ReadonlyMap<string, Source>
  /** The own fonts of the brands that were read. */
  readonly fonts: OwnFonts
  /** The SVG files that the theme files which were read name. */
  readonly logos: LogoSources
  readonly claims: readonly Claim[]
  readonly memory: ThemeMemory
}

/**
 * @param directory absolute path of the themes folder
 * @param place where brands are remembered; without it every file is read
 */
export async function readThemes(directory: string, place?: MemoryPlace): Promise<Themes> {
  const folder = await readFolder(directory)
  const recalled = place === undefined ? nothingKnown : recall(folder, place)
  const readBrands = (ids: readonly string[]) => readSources(ids, (id) => brandPath(directory, id))
  const unknown = await readBrands(folder.brands.filter((id) => !recalled.brands.has(id)))
  const claims = [
    ...[...unknown].flatMap(([id, source]) => claimOf(id, source) ?? []),
    ...[...recalled.brands].map(([id, known]) => knownClaim(directory, id, known)),
  ]
  // A brand whose domain is now an older brand's is read again, to say where.
  const contested = contestedBy(claims).filter((id) => recalled.brands.has(id))
  const brandSources = new Map([...unknown, ...(await readBrands(contested))])
  const memory = {
    ...recalled,
    brands: new Map([...recalled.brands].filter(([id]) => !brandSources.has(id))),
  }
  const wanted = new Set([...brandSources.values()].map(companyIn))
  const companies = folder.companies.filter((id) => wanted.has(id) || !recalled.companies.has(id))
  const companySources = await readSources(companies, (id) => companyPath(directory, id))
  const fonts = await readOwnFonts(directory, brandSources.values())
  const logos = await readLogos(directory, brandSources)
  return { ...folder, brandSources, companySources, fonts, logos, claims, memory }
}

const companyIn = ({ document }: Source) => valueAt(document.content, ['company'])

const knownClaim = (directory: string, id: string, { hosts, added }: KnownBrand): Claim => ({
  id,
  name: brandPath(directory, id).name,
  added: BigInt(added),
  hosts: new Set(hosts),
})
