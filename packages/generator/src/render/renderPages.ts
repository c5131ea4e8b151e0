import { localeCodes } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import type { BrandFile } from '../assets/BrandFile.ts'
import type { BrandAssets } from '../assets/buildBrandAssets.ts'
import { pages, pagesOf } from '../page/pages.ts'
import type { CompiledSite } from './compiledSite.ts'
import { pageLocals } from './pageLocals.ts'
import type { TextMode } from './texts.ts'

/** Renders every page of a brand in every language. @throws Error naming the page that fails */
export async function renderPages(
  site: CompiledSite,
  brand: Brand,
  assets: BrandAssets,
  texts: TextMode,
): Promise<readonly BrandFile[]> {
  const files: BrandFile[] = []
  for (const locale of localeCodes) {
    const locals = pageLocals(brand, assets, locale, texts)
    for (const page of pagesOf(brand)) {
      const path = `${locale}${pages[page]}`
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
