import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Brand } from '@bouquet/theme'
import { caddyFiles } from './caddy/caddyFiles.ts'
import { caddyNames, caddySite } from './caddy/caddySite.ts'
import { certificateProblem } from './findCertificate.ts'
import { type HostedSite, readHostedSite } from './HostedSite.ts'
import { type HostingSettings, hostingFolder, sitesProblem } from './hostingSettings.ts'
import { nginxFiles } from './nginx/nginxFiles.ts'
import { nginxSite, nginxWaitingSite } from './nginx/nginxSite.ts'

interface CheckedSite extends HostedSite {
  /** Why nginx cannot use its certificate. */
  readonly problem: string | undefined
}

/** The files of all sites: a function, and where its files are. */
const perSite: readonly {
  readonly folder: string
  readonly ending: string
  readonly text: (site: CheckedSite, settings: HostingSettings) => string
}[] = [
  { folder: 'nginx/sites', ending: '.conf', text: nginxText },
  { folder: 'caddy/sites', ending: '.caddy', text: caddySite },
  { folder: 'caddy/names', ending: '.caddy', text: caddyNames },
]

function nginxText(site: CheckedSite, settings: HostingSettings): string {
  return site.problem === undefined ? nginxSite(site, settings) : nginxWaitingSite(site, settings)
}

interface Options {
  /** The folder of the built sites. */
  readonly output: string
  /** Whether these are all brands, so that the files of any other are removed. */
  readonly areAll: boolean
}

/**
 * Writes configurations of nginx and Caddy for the built sites of these brands, into a folder beside the sites. A file
 * that would not change is left alone. A folder that configurations cannot name gets none.
 */
export function writeHosting(
  brands: readonly Brand[],
  settings: HostingSettings,
  { output, areAll }: Options,
): Written {
  const problem = sitesProblem(settings)
  if (problem !== undefined) return { changes: 0, isWritten: false, warnings: [problem] }
  const sites = brands.map((brand) => checkedSite(readHostedSite(output, brand), settings))
  const root = join(output, hostingFolder)
  const write = (path: string, text: string) => replace(join(root, path), text)
  let changes = 0
  for (const [path, text] of Object.entries(nginxFiles(settings)))
    changes += write(`nginx/${path}`, text)
  for (const [path, text] of Object.entries(caddyFiles(settings)))
    changes += write(`caddy/${path}`, text)
  for (const { folder, ending, text } of perSite) {
    const names = new Set(sites.map(({ domain }) => `${domain}${ending}`))
    for (const site of sites)
      changes += write(`${folder}/${site.domain}${ending}`, text(site, settings))
    if (areAll)
      changes += remove(join(root, folder), (name) => name.endsWith(ending) && !names.has(name))
  }
  const problems = sites.flatMap(({ problem }) => problem ?? [])
  return { changes, isWritten: true, warnings: problems.length === 0 ? [] : [withoutTls(problems)] }
}

interface Written {
  /** How many files were written or removed. */
  readonly changes: number
  readonly isWritten: boolean
  readonly warnings: readonly string[]
}

const checkedSite = (site: HostedSite, settings: HostingSettings): CheckedSite => ({
  ...site,
  problem: certificateProblem(site.domain, settings),
})

const mostNamed = 3

function withoutTls(problems: readonly string[]): string {
  const named = problems.slice(0, mostNamed).join('; ')
  const more = problems.length > mostNamed ? `; and ${problems.length - mostNamed} more` : ''
  return `nginx leaves brands without a certificate out of TLS, and answers their plain addresses with challenges and 503: ${named}${more}. Get the certificates, run \`bouquet hosting\` and reload nginx.`
}

/** Replaces a file as a whole. @returns 1 when it has changed */
function replace(path: string, text: string): number {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return 0
  mkdirSync(dirname(path), { recursive: true })
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}`)
  writeFileSync(temporary, text)
  chmodSync(temporary, 0o644)
  renameSync(temporary, path)
  return 1
}

function remove(folder: string, isUnwanted: (name: string) => boolean): number {
  const unwanted = readdirSync(folder).filter(isUnwanted)
  for (const name of unwanted) rmSync(join(folder, name))
  return unwanted.length
}
