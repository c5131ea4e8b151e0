import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { localeCodes } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import { z } from 'zod'
import { type BrandFile, urlOf } from '../assets/BrandFile.ts'
import type { BrandAssets } from '../assets/buildBrandAssets.ts'
import { membersShell } from '../membersArea/membersShell.ts'
import type { OwnPageFiles } from '../ownPages/ownPage.ts'
import { pagePath, pagesAndVariants } from '../page.ts'
import { paths } from '../paths.ts'
import { pageFinisher } from './finishPage.ts'
import { pageLocals } from './pageLocals.ts'
import { rememberTexts } from './rememberTexts.ts'
import { type TextMode, translatorFor } from './texts.ts'

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

/** The file of a page. */
export interface Page extends BrandFile {
  readonly content: string
}

export interface RenderOptions {
  readonly texts: TextMode
  readonly ownPages: readonly OwnPageFiles[]
}

/** Renders every page of a brand in every language, one after the other. @throws Error naming the page that fails */
export async function* renderPages(
  site: CompiledSite,
  brand: Brand,
  assets: BrandAssets,
  { texts, ownPages }: RenderOptions,
): AsyncGenerator<Page> {
  const finish = pageFinisher(stylesheetReader(assets))
  const shown = pagesAndVariants(brand, ownPages)
  for (const locale of localeCodes) {
    const t = rememberTexts(translatorFor(locale, texts))
    const sources = { assets, locale, texts, t, members: membersShell(locale), ownPages }
    for (const { page, slug } of shown) {
      const locals = pageLocals(brand, { page, ...(slug && { slug }) }, sources)
      const address = `https://${locals.domain}/${locale}${pagePath(page)}`
      const html = await renderPage(site, address, locals)
      const content = finish(page, html)
      yield { path: `${locale}${pagePath(page, slug)}/index.html`, content }
      if (page === 'notFound' && locale === brand.language) yield { path: '404.html', content }
    }
  }
}

/** Reads the stylesheets of a brand and those of the compiled site by their URLs. */
export function stylesheetReader({ files }: BrandAssets) {
  const texts = new Map<string, string>()
  const read = (url: string) => {
    const own = files.find((file) => urlOf(file) === url)?.content
    return typeof own === 'string' ? own : readFileSync(join(paths.compiled, 'client', url), 'utf8')
  }
  return (url: string) => {
    const text = texts.get(url) ?? read(url)
    texts.set(url, text)
    return text
  }
}

export async function renderPage(
  site: CompiledSite,
  address: string,
  locals: object,
): Promise<string> {
  const response = await site.render(new Request(address), { locals })
  if (response.status >= 400 && !address.endsWith('/404')) {
    throw new Error(`${address} answers with ${response.status}.`)
  }
  return response.text()
}
