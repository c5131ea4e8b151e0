import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'

const fixtures = join(import.meta.dirname, 'fixtures/broken')
/** Ignored by Git and by every check. */
const scratch = join(import.meta.dirname, '../coverage')

/** A folder of themes with a company and no brand yet. */
export async function emptyThemes(): Promise<string> {
  await mkdir(scratch, { recursive: true })
  const folder = await mkdtemp(join(scratch, 'themes-'))
  await mkdir(join(folder, 'companies'))
  const company = 'companies/acorn.company.jsonc'
  await cp(join(fixtures, company), join(folder, company))
  return folder
}
