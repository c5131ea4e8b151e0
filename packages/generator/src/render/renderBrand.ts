import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '@bouquet/theme'
import type { BrandFile } from '../assets/BrandFile.ts'
import { buildBrandAssets } from '../assets/buildBrandAssets.ts'
import type { Compiled } from '../compile/compile.ts'
import { withCompressed } from '../compile/precompress.ts'
import { hashFiles, hashOf } from '../hashFiles.ts'
import { headersFile } from '../hosting/headersFile.ts'
import type { OwnPageFiles } from '../ownPages/ownPage.ts'
import { isListed, pagesAndVariants } from '../page.ts'
import { paths } from '../paths.ts'
import { contentSecurityPolicy, scriptHashes } from './contentSecurityPolicy.ts'
import { domainOf } from './pageLocals.ts'
import { type CompiledSite, renderPages } from './renderPages.ts'
import { rewrites } from './rewrites.ts'
import { robots, sitemap } from './sitemap.ts'
import type { TextMode } from './texts.ts'
import { writeSite } from './writeSite.ts'

export interface Rendered {
  readonly domain: string
  /** Number of rendered pages; 0 when the brand was up to date. */
  readonly pages: number
}

interface Options {
  /** Parent of the folders of all domains. */
  readonly output: string
  readonly compiled: Compiled
  readonly texts: TextMode
  readonly ownPages: readonly OwnPageFiles[]
  /** Called only when pages are rendered. */
  readonly site: () => Promise<CompiledSite>
}

/** Renders the site of a brand and replaces the previous output, unless the cache key is unchanged. */
export async function renderBrand(brand: Brand, options: Options): Promise<Rendered> {
  const domain = domainOf(brand)
  const folder = join(options.output, domain)
  const cacheKey = cacheKeyOf(brand, options)
  if (readCacheKey(folder) === cacheKey) return { domain, pages: 0 }

  const assets = await buildBrandAssets(brand)
  const pages = await renderPages(await options.site(), brand, assets, options)
  const hashes = pages.flatMap(({ content }) =>
    typeof content === 'string' ? scriptHashes(content) : [],
  )
  const policy = contentSecurityPolicy(hashes)
  const listed = pagesAndVariants(brand, options.ownPages).filter(({ page }) => isListed(page))
  writeSite(folder, [
    ...sharedFiles(),
    ...(await withCompressed([
      ...assets.files,
      ...pages,
      { path: 'sitemap.xml', content: sitemap(brand, domain, listed) },
      { path: 'robots.txt', content: robots(domain) },
    ])),
    { path: '_redirects', content: rewrites(brand, listed) },
    { path: '_headers', content: headersFile(policy) },
    { path: 'headers.json', content: JSON.stringify({ contentSecurityPolicy: policy }) },
    { path: cacheKeyFile, content: cacheKey },
  ])
  return { domain, pages: pages.length }
}

const cacheKeyFile = '.inputs'

const readCacheKey = (folder: string) => {
  const file = join(folder, cacheKeyFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const generatorHash = hashFiles([join(paths.root, 'packages/generator/src')])

const cacheKeyOf = (brand: Brand, { compiled, texts, ownPages }: Options) =>
  hashOf([JSON.stringify({ brand, ownPages }), compiled.hash, generatorHash, texts].join('\n'))

const sharedFolder = join(paths.compiled, 'client')

/** Scripts and component styles of the compiled site, identical for all brands. */
const sharedFiles = (): BrandFile[] =>
  readdirSync(sharedFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return { path: path.slice(sharedFolder.length + 1), content: { sameAs: path } }
    })
