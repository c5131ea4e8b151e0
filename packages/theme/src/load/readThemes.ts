import { type Claim, claimOf } from './domainDiagnostics.ts'
import { readSources, type Source } from './readSource.ts'
import { brandPath, companyPath, readFolder, type ThemeFolder } from './themeFile.ts'

/** A themes folder with all its files. */
export interface Themes extends ThemeFolder {
  readonly brandSources: ReadonlyMap<string, Source>
  readonly companySources: ReadonlyMap<string, Source>
  readonly claims: readonly Claim[]
}

/** @param directory absolute path of the themes folder */
export const readThemes = async (directory: string): Promise<Themes> => {
  const folder = await readFolder(directory)
  const brandSources = await readSources(folder.brands, (id) => brandPath(directory, id))
  const companySources = await readSources(folder.companies, (id) => companyPath(directory, id))
  const claims = [...brandSources].flatMap(([id, source]) => claimOf(id, source) ?? [])
  return { ...folder, brandSources, companySources, claims }
}
