import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Brand } from '@bouquet/theme'
import type { BrandFile } from '../assets/BrandFile.ts'
import { planBrandAssets } from '../assets/buildBrandAssets.ts'
import type { Compiled } from '../compile/compile.ts'
import { withCompressed } from '../compile/precompress.ts'
import { hashFiles, hashOf } from '../hashFiles.ts'
import type { OwnPageFiles } from '../ownPages/ownPage.ts'
import { isListed, pagesAndVariants } from '../page.ts'
import { paths } from '../paths.ts'
import { contentSecurityPolicy, scriptHashes } from './contentSecurityPolicy.ts'
import { domainOf } from './pageLocals.ts'
import { type CompiledSite, type Page, renderPages } from './renderPages.ts'
import { rewrites } from './rewrites.ts'
import { robots, sitemap } from './sitemap.ts'
import type { TextMode } from './texts.ts'
import { isPublished, writeSite } from './writeSite.ts'

export interface Rendered {
  readonly domain: string
  /** Number of rendered pages. */
  readonly pages: number
}

/** A brand with what its site is made of. It can be sent to another thread. */
export interface RenderJob {
  readonly brand: Brand
  readonly ownPages: readonly OwnPageFiles[]
  /** Version of the site: the same inputs give the same. */
  readonly version: string
}

/** What the sites of a build have in common. It can be sent to another thread. */
export interface RenderSettings {
  /** Parent of the folders of all domains. */
  readonly output: string
  readonly texts: TextMode
}

export const renderJob = (
  brand: Brand,
  ownPages: readonly OwnPageFiles[],
  { compiled, texts }: { readonly compiled: Compiled; readonly texts: TextMode },
): RenderJob => ({
  brand,
  ownPages,
  version: hashOf(
    [JSON.stringify({ brand, ownPages }), compiled.hash, generatorHash, texts].join('\n'),
  ),
})

const generatorHash = hashFiles([join(paths.root, 'packages/generator/src')])

export const isUpToDate = ({ brand, version }: RenderJob, { output }: RenderSettings): boolean =>
  isPublished({ output, domain: domainOf(brand), version })

/** Renders the site of a brand and replaces the previous one. @param site is called when it is needed */
export async function renderBrand(
  { brand, ownPages, version }: RenderJob,
  { output, texts }: RenderSettings,
  site: () => Promise<CompiledSite>,
): Promise<Rendered> {
  const domain = domainOf(brand)
  const [assets, compiledSite] = await Promise.all([planBrandAssets(brand), site()])
  const listed = pagesAndVariants(brand, ownPages).filter(({ page }) => isListed(page))
  const hashes = new Set<string>()
  let pages = 0
  await writeSite({ output, domain, version }, async (write) => {
    const rendered = renderPages(compiledSite, brand, assets, { texts, ownPages })
    // Pages are compressed by other threads while the next ones are rendered.
    await Readable.from(rendered).forEach(
      async (page: Page) => {
        pages += 1
        for (const hash of scriptHashes(page.content)) hashes.add(hash)
        for (const file of await withCompressed(page)) write(file)
      },
      { concurrency: pagesAtOnce },
    )
    await assets.drawn
    const policy = contentSecurityPolicy(hashes)
    const others = [
      ...assets.files,
      { path: 'sitemap.xml', content: sitemap(brand, domain, listed) },
      { path: 'robots.txt', content: robots(domain) },
    ]
    for (const file of (await Promise.all(others.map(withCompressed))).flat()) write(file)
    for (const file of sharedFiles()) write(file)
    write({ path: '_redirects', content: rewrites(brand, listed) })
    write({
      path: '_headers',
      content: `/*\n  Content-Security-Policy: ${policy}\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
    })
    write({ path: 'headers.json', content: JSON.stringify({ contentSecurityPolicy: policy }) })
  })
  return { domain, pages }
}

/** Enough to keep the threads that compress busy. */
const pagesAtOnce = 8

const sharedFolder = join(paths.compiled, 'client')

let shared: readonly BrandFile[] | undefined

/** Scripts and component styles of the compiled site, identical for all brands. */
function sharedFiles(): readonly BrandFile[] {
  shared ??= readdirSync(sharedFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return { path: path.slice(sharedFolder.length + 1), content: { sameAs: path } }
    })
  return shared
}
