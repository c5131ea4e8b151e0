import { link, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { writeThemes } from '../../app/crash/process.ts'
import { testBrand } from '../../support/brand.ts'

export const pagePolicy = "default-src 'self'; script-src 'sha256-abc='"

/** A film, whose parts can be told apart. */
export const film = Buffer.from(Array.from({ length: 20_000 }, (_, index) => index % 251))

const text = (what: string) => `<p>${what}</p>${'<p>bouquet</p>'.repeat(200)}`

const packed = (path: string, content: string): Record<string, string | Buffer> => ({
  [path]: content,
  [`${path}.br`]: brotliCompressSync(content),
  [`${path}.gz`]: gzipSync(content),
})

const pages = [
  '',
  '/app',
  '/404',
  '/offline',
  '/pages/terms',
  '/landers/gallery',
  '/landers/gallery/sea',
]

const pagesIn = (locale: string, language: string): Record<string, string | Buffer> =>
  Object.fromEntries(
    pages.flatMap((path) =>
      Object.entries(packed(`${locale}${path}/index.html`, text(`${language} ${path || 'home'}`))),
    ),
  )

/** The files of every site but `robots.txt`, which names its host. */
const files: Readonly<Record<string, string | Buffer>> = {
  ...pagesIn('en', 'english'),
  ...pagesIn('de', 'german'),
  ...pagesIn('nb', 'norwegian'),
  ...packed('404.html', text('english /404')),
  ...packed('assets/app.1234.js', `"${'script '.repeat(100)}"`),
  ...packed('sw.js', '"worker"'),
  ...packed('manifest.webmanifest', '{}'),
  'assets/film.1234.mp4': film,
  'headers.json': JSON.stringify({ contentSecurityPolicy: pagePolicy }),
  _headers: 'secret',
  _redirects: 'secret',
  '.inputs': 'secret',
}

export interface Tree {
  readonly folder: string
  readonly themes: string
  readonly site: string
  remove(): Promise<void>
}

export function domainOf(index: number): string {
  return `brand${index}.example`
}

/** Brand files and built sites of many brands in a folder with an odd name, laid out as a build does, with the files they share linked. The last brand states its language. */
export async function writeTree(count: number): Promise<Tree> {
  const folder = await mkdtemp(join(tmpdir(), "bouquet hosting (neu) ä'-"))
  const themes = await writeThemes(folder)
  await rm(join(themes, 'harbour.theme.jsonc'))
  const site = join(folder, 'site')
  const template = join(folder, 'template')
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(template, path)), { recursive: true })
    await writeFile(join(template, path), content)
  }
  for (let index = 0; index < count; index += 1) {
    const language = index === count - 1 ? '"language": "de",' : ''
    await writeFile(join(themes, `brand${index}.theme.jsonc`), themeOf(index, language))
    const version = join('.sites', domainOf(index), '1')
    await linkSite(template, join(site, version))
    await symlink(version, join(site, domainOf(index)))
    await writeFile(join(site, domainOf(index), 'robots.txt'), domainOf(index))
  }
  return { folder, themes, site, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function linkSite(template: string, site: string) {
  const folders = new Set(Object.keys(files).map(dirname))
  for (const each of folders) await mkdir(join(site, each), { recursive: true })
  await Promise.all(Object.keys(files).map((path) => link(join(template, path), join(site, path))))
}

const themeOf = (index: number, language: string) => `{
  "name": "Brand ${index}", "domains": ["${domainOf(index)}"], "niche": "general", "company": "quay", ${language}
  "seeds": { "primary": "#c2185b", "secondary": "#ef6c00", "neutral": "#8d8d8d" },
  "type": { "display": "system", "text": "system" }, "art": "waves"
}
`

/** The brands of the tree, one a host; the last one's own language is German. */
export function brandsOf(hosts: number) {
  const brand = testBrand('brand0', { signup_credits: 20 })
  return Array.from({ length: hosts }, (_, index) => ({
    ...brand,
    id: `brand${index}`,
    domains: [domainOf(index)],
    domainLanguage: index === hosts - 1 ? ('de' as const) : null,
  }))
}
