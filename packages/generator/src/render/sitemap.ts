import { localeCodes } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import { type BrandPage, pagePath } from '../page.ts'

const entry = (domain: string, brand: Brand, { page, slug }: BrandPage) => {
  const at = (locale: string) => `https://${domain}/${locale}${pagePath(page, slug)}`
  const links = [...localeCodes.map((code) => [code, at(code)]), ['x-default', at(brand.language)]]
    .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
    .join('')
  return localeCodes.map((code) => `<url><loc>${at(code)}</loc>${links}</url>`).join('\n')
}

/** Sitemap of these pages, with links to their translations. */
export function sitemap(brand: Brand, domain: string, shown: readonly BrandPage[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${shown.map((page) => entry(domain, brand, page)).join('\n')}
</urlset>
`
}

export function robots(domain: string): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: https://${domain}/sitemap.xml\n`
}
