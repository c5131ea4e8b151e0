import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import type { SiteData } from '../../siteData.ts'

let known: readonly SiteData[] | undefined

/** The brands named in the environment. */
export function allSites(): readonly SiteData[] {
  known ??= (env['BRANDS'] ?? '')
    .split(' ')
    .map((id) => JSON.parse(readFileSync(join(env['DATA_FOLDER'] ?? '', `${id}.json`), 'utf8')))
  return known
}
