import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Ids for which there is a folder of own pages. */
export const brandsWithPages = async (themes: string): Promise<ReadonlySet<string>> =>
  new Set(await readdir(join(themes, 'pages')).catch(() => []))
