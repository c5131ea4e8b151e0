import type { Diagnostic } from './diagnostics.ts'
import { readThemeFile } from './readThemeFile.ts'
import { readDocument, type ThemeDocument } from './themeDocument.ts'
import type { ThemeFile } from './themeFile.ts'

/** A brand or company file that was read. When it has diagnostics, only its domains are used. */
export interface Source {
  readonly file: ThemeFile
  readonly document: ThemeDocument
  /** When the file was added, in nanoseconds; null when it could not be read. */
  readonly added: bigint | null
}

const unreadable = (diagnostic: Diagnostic): ThemeDocument => ({
  content: undefined,
  diagnostics: [diagnostic],
  lineAt: () => 1,
})

export async function readSource(file: ThemeFile): Promise<Source> {
  const read = await readThemeFile(file)
  return 'diagnostic' in read
    ? { file, document: unreadable(read.diagnostic), added: null }
    : { file, document: readDocument(read.text, file.name), added: read.added }
}

/** Number of files open at the same time, since processes have a limit. */
const atOnce = 32

/** Reads files by id, a limited number at a time. */
export async function readSources(
  ids: readonly string[],
  fileOf: (id: string) => ThemeFile,
): Promise<ReadonlyMap<string, Source>> {
  const read: (readonly [string, Source])[] = []
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce)
    read.push(
      ...(await Promise.all(some.map(async (id) => [id, await readSource(fileOf(id))] as const))),
    )
  }
  return new Map(read)
}
