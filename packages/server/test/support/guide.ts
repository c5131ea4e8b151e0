import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../docs')

/** The text of a page in docs, by its file name. */
export const readGuide = (name: string): string => readFileSync(join(folder, name), 'utf8')

/** The rows of all tables of a page, heads included, with single spaces. */
export const readGuideRows = (name: string): string[] =>
  readGuide(name)
    .split('\n')
    .map((row) => row.replaceAll(/\s+/g, ' ').trim())
    .filter((row) => row.startsWith('|') && !row.startsWith('| -'))

/** A row of a table as {@link readGuideRows} gives it. */
export const guideRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
