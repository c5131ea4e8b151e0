import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** What a folder of themes holds, by stem. */
export interface ThemeFolder {
  readonly directory: string
  readonly brands: readonly string[]
  readonly companies: readonly string[]
  /** Brands and companies written as programs, from before they were data; nothing runs them. */
  readonly programs: { readonly brands: readonly string[]; readonly companies: readonly string[] }
}

const brandEnding = '.theme.jsonc'
const companyEnding = '.company.jsonc'
const brandProgramEnding = '.theme.ts'
const companyProgramEnding = '.company.ts'

/** None of a folder that is not there. One that cannot be read is no empty folder, so that its error is passed on. */
const listNames = (directory: string): Promise<readonly string[]> =>
  readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })

const stems = (names: readonly string[], ending: string): readonly string[] =>
  names
    .filter((name) => name.endsWith(ending))
    .map((name) => basename(name, ending))
    .sort()

export const readFolder = async (directory: string): Promise<ThemeFolder> => {
  const names = await listNames(directory)
  const companyNames = await listNames(join(directory, 'companies'))
  return {
    directory,
    brands: stems(names, brandEnding),
    companies: stems(companyNames, companyEnding),
    programs: {
      brands: stems(names, brandProgramEnding),
      companies: stems(companyNames, companyProgramEnding),
    },
  }
}

/** A file by its absolute path and by the name under which messages speak of it. */
export interface ThemeFile {
  readonly path: string
  readonly name: string
}

const brandFile = (directory: string, id: string, ending: string): ThemeFile => ({
  path: join(directory, id + ending),
  name: `${basename(directory)}/${id}${ending}`,
})

const companyFile = (directory: string, id: string, ending: string): ThemeFile => ({
  path: join(directory, 'companies', id + ending),
  name: `${basename(directory)}/companies/${id}${ending}`,
})

export const brandPath = (directory: string, id: string): ThemeFile =>
  brandFile(directory, id, brandEnding)

export const companyPath = (directory: string, id: string): ThemeFile =>
  companyFile(directory, id, companyEnding)

export const brandProgramPath = (directory: string, id: string): ThemeFile =>
  brandFile(directory, id, brandProgramEnding)

export const companyProgramPath = (directory: string, id: string): ThemeFile =>
  companyFile(directory, id, companyProgramEnding)
