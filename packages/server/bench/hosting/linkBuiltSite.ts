import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { env } from 'node:process'

const sites = env['SITE_DIR'] ?? join(import.meta.dirname, '../../../../dist')

/** The start page, the page of the members area, a legal page. */
const pages = ['de/index.html', 'de/app/index.html', 'de/pages/terms/index.html']
const scripts = 5

/**
 * Puts files of a built site in the place of the small ones in the sites of all domains, as hard links to one copy.
 * @returns the paths under which visitors find them
 */
export async function linkBuiltSite(
  folder: string,
  domains: readonly string[],
): Promise<readonly string[]> {
  const names = existsSync(sites) ? await readdir(sites) : []
  const built = names.find((name) => existsSync(join(sites, name, 'headers.json')))
  if (!built) throw new Error(`${sites} has no site: run \`bouquet build harbour\` before.`)
  const assets = (await readdir(join(sites, built, 'assets')))
    .filter((name) => name.endsWith('.js'))
    .slice(0, scripts)
    .map((name) => `assets/${name}`)
  const files = [...pages, ...assets].flatMap((file) => [file, `${file}.br`, `${file}.gz`])
  for (const file of files) {
    const copy = join(folder, '..', 'built', file)
    await mkdir(dirname(copy), { recursive: true })
    await copyFile(join(sites, built, file), copy)
    for (const domain of domains) {
      const place = join(folder, domain, file)
      await mkdir(dirname(place), { recursive: true })
      await rm(place, { force: true })
      await link(copy, place)
    }
  }
  return ['/', '/members', '/pages/terms', ...assets.map((asset) => `/${asset}`)]
}
