import { writeFile } from 'node:fs/promises'
import { brandFormat } from '../brand/brand.schema.ts'
import { readThemeFile } from '../load/readThemeFile.ts'
import { readDocument } from '../load/themeDocument.ts'
import { brandPath } from '../load/themeFile.ts'
import { formatOf, migrateSource } from './migrateSource.ts'

export interface Migrated {
  /** Path relative to the parent of the themes folder. */
  readonly file: string
  readonly from: number
  readonly to: number
}

/**
 * Converts a brand file to the current format in place. A file in the current format is not changed.
 * @param directory absolute path of the themes folder
 * @param id stem of the brand's file
 * @throws Error when the file cannot be read
 */
export async function migrateBrand(directory: string, id: string): Promise<Migrated> {
  const file = brandPath(directory, id)
  const read = await readThemeFile(file)
  if ('diagnostic' in read) throw new Error(read.diagnostic.reason)
  const { content, diagnostics } = readDocument(read.text, file.name)
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ reason }) => reason).join(' '))
  const moved = migrateSource(read.text, content)
  if (moved !== read.text) await writeFile(file.path, moved)
  const from = formatOf(content)
  return { file: file.name, from, to: Math.max(from, brandFormat) }
}
