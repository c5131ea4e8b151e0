import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../docs')

/** The text of a page in docs, by its file name. */
export function readGuide(name: string): string {
  return readFileSync(join(folder, name), 'utf8')
}

/** The rows of all tables of a page, heads included, with single spaces. */
export function readGuideRows(name: string): string[] {
  return readGuide(name)
    .split('\n')
    .map((row) => row.replaceAll(/\s+/g, ' ').trim())
    .filter((row) => row.startsWith('|') && !row.startsWith('| -'))
}

/** A row of a table as {@link readGuideRows} gives it. */
export function guideRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
