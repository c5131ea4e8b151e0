import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { localeCodes } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import { z } from 'zod'
import type { BrandFile } from '../assets/BrandFile.ts'
import type { BrandAssets } from '../assets/buildBrandAssets.ts'
import { membersShell } from '../membersArea/membersShell.ts'
import type { OwnPageFiles } from '../ownPages/ownPage.ts'
import { pagePath, pagesOf } from '../page.ts'
import { paths } from '../paths.ts'
import { pageLocals } from './pageLocals.ts'
import type { TextMode } from './texts.ts'

export interface CompiledSite {
  render(request: Request, options: { locals: object }): Promise<Response>
}

const entrySchema = z.object({
  app: z.custom<CompiledSite>(
    (app) => typeof app === 'object' && app !== null && 'render' in app,
    'the compiled site does not export an app',
  ),
})

/** Loads the compiled site. */
export async function loadCompiledSite(): Promise<CompiledSite> {
  const entry: unknown = await import(pathToFileURL(join(paths.compiled, 'server/entry.mjs')).href)
  return entrySchema.parse(entry).app
}

interface RenderOptions {
  readonly texts: TextMode
  readonly ownPages: readonly OwnPageFiles[]
}

/** Renders every page of a brand in every language. @throws Error naming the page that fails */
export async function renderPages(
  site: CompiledSite,
  brand: Brand,
  assets: BrandAssets,
  { texts, ownPages }: RenderOptions,
): Promise<readonly BrandFile[]> {
  const files: BrandFile[] = []
  const names = pagesOf(
    brand,
    ownPages.map(({ token }) => token),
  )
  for (const locale of localeCodes) {
    const locals = pageLocals(brand, assets, locale, texts, membersShell(locale), ownPages)
    for (const page of names) {
      const path = `${locale}${pagePath(page)}`
      const content = await renderPage(site, `https://${locals.domain}/${path}`, { ...locals })
      files.push({ path: `${path}/index.html`, content })
      if (page === 'notFound' && locale === brand.language)
        files.push({ path: '404.html', content })
    }
  }
  return files
}

async function renderPage(site: CompiledSite, address: string, locals: object): Promise<string> {
  const response = await site.render(new Request(address), { locals })
  if (response.status >= 400 && !address.endsWith('/404')) {
    throw new Error(`${address} answers with ${response.status}.`)
  }
  return response.text()
}
