import { type Locale, localeCodes } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import type { BrandFile } from '../assets/BrandFile.ts'
import type { DressedBrand } from '../assets/brandAssets.ts'
import { pages, pagesOf } from '../page/pages.ts'
import type { CompiledSite } from './compiledSite.ts'
import { pageLocals } from './pageLocals.ts'
import type { Texts } from './texts.ts'

/** Every page of a brand in every language. @throws Error naming the page that cannot be drawn */
export async function renderPages(
  site: CompiledSite,
  brand: Brand,
  dressed: DressedBrand,
  texts: Texts,
): Promise<readonly BrandFile[]> {
  const files: BrandFile[] = []
  for (const locale of localeCodes) {
    const locals = pageLocals(brand, dressed, locale, texts)
    for (const page of pagesOf(brand)) {
      const path = `${locale}${pages[page]}`
      const content = await draw(site, `https://${locals.domain}/${path}`, { ...locals })
      files.push({ path: `${path}/index.html`, content })
      if (page === 'notFound' && isOwn(brand, locale)) files.push({ path: '404.html', content })
    }
  }
  return files
}

const isOwn = (brand: Brand, locale: Locale) => brand.language === locale

async function draw(site: CompiledSite, address: string, locals: object): Promise<string> {
  const response = await site.render(new Request(address), { locals })
  if (response.status >= 400 && !address.endsWith('/404')) {
    throw new Error(`${address} answers with ${response.status}.`)
  }
  return response.text()
}
