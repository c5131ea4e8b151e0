import { localeCodes } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import { type PageName, pagePath } from '../page.ts'

const entry = (domain: string, brand: Brand, page: PageName) => {
  const at = (locale: string) => `https://${domain}/${locale}${pagePath(page)}`
  const links = [...localeCodes.map((code) => [code, at(code)]), ['x-default', at(brand.language)]]
    .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
    .join('')
  return localeCodes.map((code) => `<url><loc>${at(code)}</loc>${links}</url>`).join('\n')
}

/** Sitemap of every page, with links to its translations. */
export const sitemap = (brand: Brand, domain: string, names: readonly PageName[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${names.map((name) => entry(domain, brand, name)).join('\n')}
</urlset>
`

export const robots = (domain: string): string =>
  `User-agent: *\nDisallow: /api/\nSitemap: https://${domain}/sitemap.xml\n`
