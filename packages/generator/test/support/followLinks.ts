import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaOf, localeCodes, streams } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { assetsNamedIn, idsOf, type Link, readLinks } from './readLinks.ts'
import { filesIn } from './testProject.ts'

interface Followed {
  /** How many addresses and references were followed. */
  readonly count: number
  /** Those that lead nowhere: file, place and address. */
  readonly broken: readonly string[]
  /** Other hosts that a visitor can be led to. */
  readonly hosts: ReadonlySet<string>
}

const apiPaths = new Set<string>([
  ...Object.values(calls).map(({ path }) => path),
  ...Object.values(streams),
])
const schemesOfOthers = new Set(['about:', 'blob:', 'data:', 'mailto:', 'tel:'])

/** Follows every link, file name and reference in the output of one brand. */
export function followLinks(folder: string, domain: string): Followed {
  const site = openSite(folder, domain)
  const broken = new Set<string>()
  const hosts = new Set<string>()
  let count = 0
  for (const file of site.files) {
    for (const { from, to } of linksIn(site, file)) {
      count += 1
      const end = destination(site, file, to)
      if (end === 'nowhere') broken.add(`${file}: ${from} ${to}`)
      else if (end !== 'found') hosts.add(end.host)
    }
  }
  return { count, broken: [...broken], hosts }
}

interface Site {
  readonly origin: string
  readonly files: ReadonlySet<string>
  read(file: string): string
  ids(file: string): ReadonlySet<string>
}

function openSite(folder: string, domain: string): Site {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const known = new Map<string, ReadonlySet<string>>()
  return {
    origin: `https://${domain}`,
    files: new Set(filesIn(folder)),
    read,
    ids(file) {
      const ids = known.get(file) ?? new Set(idsOf(read(file)))
      known.set(file, ids)
      return ids
    },
  }
}

function linksIn(site: Site, file: string): readonly Link[] {
  if (file.endsWith('.html')) return readLinks(site.read(file))
  if (file.endsWith('.css')) return assetsNamedIn(site.read(file))
  if (file === 'sitemap.xml')
    return [...site.read(file).matchAll(/(?:<loc>|href=")([^<"]+)/g)].map(([, to = '']) => ({
      from: 'sitemap',
      to,
    }))
  if (file === 'manifest.webmanifest' || /^assets\/.*\.webmanifest$/.test(file))
    return [...site.read(file).matchAll(/"(?:src|start_url|scope|url)":\s*"([^"]+)"/g)].map(
      ([, to = '']) => ({ from: 'manifest', to }),
    )
  if (file === '_redirects')
    return site
      .read(file)
      .trim()
      .split('\n')
      .map((line) => ({ from: 'redirect', to: line.split(' ')[1] ?? '' }))
  return file === 'robots.txt'
    ? [{ from: 'robots', to: /Sitemap: (\S+)/.exec(site.read(file))?.[1] ?? 'none' }]
    : []
}

/** The address of a page as a visitor sees it; other files are at their path. */
const addressOf = ({ origin }: Site, file: string) =>
  new URL(file === '404.html' ? '/' : `/${file.replace(/\/index\.html$/, '')}`, origin)

function destination(site: Site, file: string, to: string): 'found' | 'nowhere' | URL {
  if (to === '') return 'nowhere'
  const url = new URL(to, addressOf(site, file))
  if (schemesOfOthers.has(url.protocol)) return 'found'
  if (url.origin !== site.origin) return url
  const target = to.startsWith('#') ? file : fileAt(site, file, url)
  if (target === undefined) return isAnswered(url.pathname) ? 'found' : 'nowhere'
  const id = decodeURIComponent(url.hash.slice(1))
  if (id === '' || site.ids(target).has(id)) return 'found'
  return isShell(target) && id === idOfScreens ? 'found' : 'nowhere'
}

/** The screens of the members area bring the element that its skip link leads to. */
const idOfScreens = 'content'
const isShell = (file: string) => /^\w\w\/app\/index\.html$/.test(file)

/** The file at a URL; a path without a language is one in that of the page. */
function fileAt({ files }: Site, from: string, { pathname }: URL): string | undefined {
  const path = decodeURIComponent(pathname).slice(1)
  const locale = localeCodes.find((code) => from.startsWith(`${code}/`))
  return [path, join(path, 'index.html'), join(locale ?? 'none', path, 'index.html')].find((each) =>
    files.has(each),
  )
}

/** Whether the members area, the API or a page in the visitor's language answers a path. */
const isAnswered = (path: string) => path === '/' || areaOf(path) === 'app' || apiPaths.has(path)
