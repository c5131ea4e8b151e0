import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '@bouquet/theme'
import { dressBrand } from '../assets/brandAssets.ts'
import type { Compiled } from '../compile/compile.ts'
import { withCompressed } from '../compile/precompress.ts'
import { hashFiles, hashOf } from '../hashFiles.ts'
import { house } from '../house.ts'
import { isListed, pagesOf } from '../page/pages.ts'
import type { CompiledSite } from './compiledSite.ts'
import { contentSecurityPolicy, scriptHashes } from './contentSecurityPolicy.ts'
import { domainOf } from './pageLocals.ts'
import { renderPages } from './renderPages.ts'
import { rewrites } from './rewrites.ts'
import { sharedFiles } from './sharedFiles.ts'
import { robots, sitemap } from './sitemap.ts'
import type { Texts } from './texts.ts'
import { writeSite } from './writeSite.ts'

export interface Rendered {
  readonly domain: string
  /** Pages drawn; 0 when everything was as it should be. */
  readonly pages: number
}

interface Options {
  /** Folder that gets a folder for each domain. */
  readonly output: string
  readonly compiled: Compiled
  readonly texts: Texts
  /** Called only when something has to be drawn. */
  readonly site: () => Promise<CompiledSite>
}

/**
 * Makes a brand's whole site and puts it in place in one move, unless nothing that it is made from has
 * changed.
 */
export async function renderBrand(brand: Brand, options: Options): Promise<Rendered> {
  const domain = domainOf(brand)
  const folder = join(options.output, domain)
  const inputs = inputsOf(brand, options)
  if (stampOf(folder) === inputs) return { domain, pages: 0 }

  const dressed = await dressBrand(brand)
  const drawn = await renderPages(await options.site(), brand, dressed, options.texts)
  const hashes = drawn.flatMap(({ content }) =>
    typeof content === 'string' ? scriptHashes(content) : [],
  )
  const policy = contentSecurityPolicy(hashes)
  writeSite(folder, [
    ...sharedFiles(),
    ...(await withCompressed([
      ...dressed.files,
      ...drawn,
      { path: 'sitemap.xml', content: sitemap(brand, domain, pagesOf(brand).filter(isListed)) },
      { path: 'robots.txt', content: robots(domain) },
    ])),
    { path: '_redirects', content: rewrites(brand) },
    {
      path: '_headers',
      content: `/*\n  Content-Security-Policy: ${policy}\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
    },
    { path: 'headers.json', content: JSON.stringify({ contentSecurityPolicy: policy }) },
    { path: stamp, content: inputs },
  ])
  return { domain, pages: drawn.length }
}

const stamp = '.inputs'

const stampOf = (folder: string) => {
  const file = join(folder, stamp)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const ownCode = hashFiles([join(house.root, 'packages/generator/src')])

const inputsOf = (brand: Brand, { compiled, texts }: Options) =>
  hashOf([JSON.stringify(brand), compiled.hash, ownCode, texts].join('\n'))
