import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { distance } from 'fastest-levenshtein'

/** The files of a themes folder, by id. */
export interface ThemeFolder {
  readonly directory: string
  readonly brands: readonly string[]
  readonly companies: readonly string[]
  /** Theme files in the old format, which were TypeScript programs. They are never run. */
  readonly programs: { readonly brands: readonly string[]; readonly companies: readonly string[] }
  /** Files whose ending is misspelt. They are not read. */
  readonly misnamed: {
    readonly brands: readonly MisnamedFile[]
    readonly companies: readonly MisnamedFile[]
  }
}

export interface MisnamedFile {
  readonly id: string
  readonly name: string
}

export const brandEnding = '.theme.jsonc'
export const companyEnding = '.company.jsonc'
const brandProgramEnding = '.theme.ts'
const companyProgramEnding = '.company.ts'

/**
 * Empty when the folder does not exist. Other errors are thrown, so that an unreadable folder does not count
 * as empty.
 */
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

/** As in `rose.theme.json`, `rose.them.jsonc` and `rose.theme.jsonc.txt`. */
const misspelt = (
  names: readonly string[],
  ending: string,
  programEnding: string,
): readonly MisnamedFile[] =>
  names.flatMap((name) => {
    const [, id, written] = /^([^.]+)(\.[a-z]+\.[a-z0-9]+?)(?:\.txt)?$/i.exec(name) ?? []
    if (id === undefined || written === undefined) return []
    if (name.endsWith(ending) || written === programEnding) return []
    return distance(written.toLowerCase(), ending) <= mostMisspelt ? [{ id, name }] : []
  })

const mostMisspelt = 2

export async function readFolder(directory: string): Promise<ThemeFolder> {
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
    misnamed: {
      brands: misspelt(names, brandEnding, brandProgramEnding),
      companies: misspelt(companyNames, companyEnding, companyProgramEnding),
    },
  }
}

/** A file with its absolute path and its name in messages. */
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

export function brandPath(directory: string, id: string): ThemeFile {
  return brandFile(directory, id, brandEnding)
}

export function companyPath(directory: string, id: string): ThemeFile {
  return companyFile(directory, id, companyEnding)
}

/** An SVG file beside the theme files. @param name with its ending */
export function logoPath(directory: string, name: string): ThemeFile {
  return brandFile(directory, name, '')
}

export function brandProgramPath(directory: string, id: string): ThemeFile {
  return brandFile(directory, id, brandProgramEnding)
}

export function companyProgramPath(directory: string, id: string): ThemeFile {
  return companyFile(directory, id, companyProgramEnding)
}

/** Ids of the companies of a themes folder. @param directory absolute path of the themes folder */
export async function listCompanies(directory: string): Promise<readonly string[]> {
  return (await readFolder(directory)).companies
}
