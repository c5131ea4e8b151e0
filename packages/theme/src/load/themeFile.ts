import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a folder of themes holds, by stem. */
export interface ThemeFolder {
  readonly directory: string
  readonly brands: readonly string[]
  readonly companies: readonly string[]
}

const brandEnding = '.theme.ts'
const companyEnding = '.company.ts'

const stems = async (directory: string, ending: string): Promise<readonly string[]> => {
  const names = await readdir(directory).catch(() => [])
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => basename(name, ending))
    .sort()
}

export const readFolder = async (directory: string): Promise<ThemeFolder> => ({
  directory,
  brands: await stems(directory, brandEnding),
  companies: await stems(join(directory, 'companies'), companyEnding),
})

/** A file by its absolute path and by the name under which faults speak of it. */
export interface ThemeFile {
  readonly path: string
  readonly name: string
}

export const brandPath = (directory: string, id: string): ThemeFile => ({
  path: join(directory, id + brandEnding),
  name: `${basename(directory)}/${id}${brandEnding}`,
})

export const companyPath = (directory: string, id: string): ThemeFile => ({
  path: join(directory, 'companies', id + companyEnding),
  name: `${basename(directory)}/companies/${id}${companyEnding}`,
})

export const readSource = ({ path }: ThemeFile): Promise<string> => readFile(path, 'utf8')

/** When a file was added, in nanoseconds: its birth or, when its words are older or no birth is kept, those. */
export const addedAt = async ({ path }: ThemeFile): Promise<bigint> => {
  const { birthtimeNs, mtimeNs } = await stat(path, { bigint: true })
  return birthtimeNs > 0n && birthtimeNs < mtimeNs ? birthtimeNs : mtimeNs
}

/** Default export of a file. Its content is part of the address, so that an edited file is read anew. */
export const importDefault = async ({ path }: ThemeFile, source: string): Promise<unknown> => {
  const address = pathToFileURL(path)
  address.searchParams.set('v', createHash('sha256').update(source).digest('hex').slice(0, 12))
  const module: { default?: unknown } = await import(/* @vite-ignore */ address.href)
  return module.default
}
