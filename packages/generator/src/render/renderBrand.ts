import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '@bouquet/theme'
import type { BrandFile } from '../assets/BrandFile.ts'
import { planBrandAssets } from '../assets/buildBrandAssets.ts'
import { headersFile } from '../hosting/headersFile.ts'
import { isListed, pagesAndVariants } from '../page.ts'
import { paths } from '../paths.ts'
import { contentSecurityPolicy, scriptHashes } from './contentSecurityPolicy.ts'
import { fileWriter } from './fileWriter.ts'
import { domainOf } from './pageLocals.ts'
import type { FilesWriter } from './pageWriters.ts'
import type { RenderJob, RenderSettings } from './renderJob.ts'
import { type CompiledSite, renderPages } from './renderPages.ts'
import { renderTemplates } from './renderTemplates.ts'
import { rewrites } from './rewrites.ts'
import { robots, sitemap } from './sitemap.ts'
import { writeSite } from './writeSite.ts'

export interface RenderedBrand {
  readonly domain: string
  /** Number of rendered pages. */
  readonly pages: number
}

export interface RenderTools {
  /** Called when the compiled site is needed. */
  readonly site: () => Promise<CompiledSite>
  /** Compresses and writes pages below a folder. */
  readonly pageWriter: (folder: string) => FilesWriter
}

/** Renders the site of a brand and replaces the previous one. */
export async function renderBrand(
  { brand, ownPages, version }: RenderJob,
  { output, texts }: RenderSettings,
  { site, pageWriter }: RenderTools,
): Promise<RenderedBrand> {
  const domain = domainOf(brand)
  const listed = pagesAndVariants(brand, ownPages).filter(({ page }) => isListed(page))
  const hashes = new Set<string>()
  let pages = 0
  await writeSite({ output, domain, version }, async (folder) => {
    const pageFiles = pageWriter(folder)
    try {
      const assets = await planBrandAssets(brand)
      const allowScripts = (html: string) => {
        for (const hash of scriptHashes(html)) hashes.add(hash)
      }
      const compiled = await site()
      for await (const page of renderPages(compiled, brand, assets, { texts, ownPages })) {
        pages += 1
        allowScripts(page.content)
        pageFiles.write(page)
      }
      const templates = renderTemplates(compiled, brand, assets, { texts, ownPages })
      for await (const { html, file } of templates) {
        allowScripts(html)
        pageFiles.write(file)
      }
      const write = fileWriter(folder)
      for (const file of sharedFiles()) write(file)
      write({ path: 'sitemap.xml', content: sitemap(brand, domain, listed) })
      write({ path: 'robots.txt', content: robots(domain) })
      write({ path: '_redirects', content: rewrites(brand, listed) })
      writeHeaders(folder, contentSecurityPolicy(hashes), brand)
      await assets.drawn
      for (const file of assets.files) write(file)
      await pageFiles.written()
    } finally {
      await pageFiles.close()
    }
  })
  return { domain, pages }
}

/** Not compressed: web servers read these files, and visitors do not get them. */
function writeHeaders(folder: string, policy: string, brand: Brand): void {
  writeFileSync(join(folder, '_headers'), headersFile(policy, brand))
  writeFileSync(join(folder, 'headers.json'), JSON.stringify({ contentSecurityPolicy: policy }))
}

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
