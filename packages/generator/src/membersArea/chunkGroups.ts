import type { Rolldown } from 'vite'
import { findChunks } from './findChunks.ts'
import { membersEntry } from './place.ts'
import { planFiles, withImports } from './planFiles.ts'

/** Texts that every screen needs; the others are loaded by the screens that use them. */
export const everywhere = new Set(['account', 'common', 'components', 'credits', 'errors'])

/** Texts that are needed together. */
const people = new Set(['people', 'attributes'])

const textFile = /\/i18n\/locales\/(\w+)\/(\w+)\.json$/
const styleFile = /^(.*\.css\.ts)\.vanilla\.css$/
const preloadHelper = /vite\/preload-helper/

/** Uncompressed bytes that a request is worth. Styles hold up the first picture, so they come in fewer files. */
const requestBytes = { scripts: 30_000, styles: 20_000 }

interface FileNames {
  readonly scripts: ReadonlyMap<string, string>
  /** By the module that the styles are written in. */
  readonly styles: ReadonlyMap<string, string>
}

/** The names of the files by the ids of their modules; modules of a single user have none. */
async function nameFiles(): Promise<FileNames> {
  const chunks = await findChunks()
  const entry = chunks.find(({ modules }) => modules.some(({ id }) => id === membersEntry))
  if (!entry) throw new Error('The members area has no entry.')
  const always = withImports(chunks, entry)
  const named = (name: string, takes: (id: string) => boolean, bytes: number) =>
    new Map([
      ...[...always].flatMap(({ modules }) => modules.map(({ id }) => [id, 'members'] as const)),
      ...planFiles(chunks, { always, takes, requestBytes: bytes }).flatMap((ids, at) =>
        ids.map((id) => [id, `${name}${at}`] as const),
      ),
    ])
  return {
    scripts: named('shared', () => true, requestBytes.scripts),
    styles: named('styles', (id) => id.endsWith('.css.ts'), requestBytes.styles),
  }
}

/** How the members area is divided into files. Left alone, the bundler makes a file of each set of sharers. */
export async function chunkGroups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const { scripts, styles } = await nameFiles()
  return [
    {
      name: (id) => {
        const [, locale, namespace = ''] = textFile.exec(id) ?? []
        if (locale === undefined) return null
        if (everywhere.has(namespace)) return `texts-${locale}`
        return people.has(namespace) ? `people-${locale}` : null
      },
      priority: 2,
    },
    {
      name: (id) => {
        if (preloadHelper.test(id)) return 'members'
        const [, writtenIn] = styleFile.exec(id) ?? []
        return (writtenIn === undefined ? scripts.get(id) : styles.get(writtenIn)) ?? null
      },
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ]
}
