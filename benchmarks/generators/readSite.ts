import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { legalPages } from '@bouquet/contract'
import { pagePath, pagesOf } from '@bouquet/generator/page'
import { localeList } from '@bouquet/i18n'
import { legalPage } from '@bouquet/i18n/legal'
import { translator } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import { symbol } from '@bouquet/theme/art'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import { footerContent } from '../content/footerContent.ts'
import { formContent } from '../content/formContent.ts'
import { IndexedTexts } from './IndexedTexts.ts'
import type { Card, PageData, SiteData } from './siteData.ts'

/**
 * Reads the content of a brand's site: words, people, styles and drawings from the pages that Bouquet built,
 * clauses of legal pages from the texts of the project.
 * @param folder the brand's folder
 */
export function readSite(brand: Brand, domain: string, folder: string): SiteData {
  const styles = new IndexedTexts()
  const drawings = new IndexedTexts()
  const locales = localeList.map(({ code, tag }) => {
    const t = translator(code)
    const pages = pagesOf(brand).map((name): PageData => {
      const path = pagePath(name)
      const html = readFileSync(join(folder, code, path, 'index.html'), 'utf8')
      const legal = legalPages.find((page) => page === name)
      const [, style = ''] = html.match(/<style>([\s\S]*?)<\/style>/) ?? []
      const page = {
        path,
        style: styles.indexOf(style),
        title: decode(html.match(/<title>(.*?)<\/title>/)?.[1] ?? ''),
        description: decode(html.match(/<meta name="description" content="(.*?)">/)?.[1] ?? ''),
        structured: html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '',
        isIndexed: !html.includes('<meta name="robots"'),
        hasForm: html.includes('data-signup-form'),
        // The first is the brand's sign, which every page has.
        drawings: (html.match(/<svg[\s\S]*?<\/svg>/g) ?? [])
          .slice(1)
          .map((svg) => drawings.indexOf(svg)),
      }
      if (legal)
        return {
          ...page,
          texts: [],
          cards: [],
          sections: legalPage(legal, code, brand).sections,
        }
      const main = html.match(/<main[\s\S]*?<\/main>/)?.[0] ?? ''
      return {
        ...page,
        ...partsOf(main),
        sections: [],
      }
    })
    const locale = {
      tag,
      skip: t('common:skip_to_content'),
      example: t('landers:tinderswipe.example'),
      contents: t('common:contents'),
      footer: footerContent(brand, code, t, 'home'),
      form: formContent(brand, code, t, 'home'),
      pages,
    }
    return [code, locale] as const
  })
  return {
    id: brand.id,
    name: brand.name,
    domain,
    language: brand.language,
    symbol: symbol(brand),
    styles: styles.list,
    drawings: drawings.list,
    languages: localeList.map(({ code, tag }) => ({ code, tag })),
    locales: Object.fromEntries(locales),
  }
}

const decode = (text: string) => textOf(fromHtml(text, { fragment: true }))

/** The words and portraits of the main part of a page, without its form. */
function partsOf(main: string): Pick<PageData, 'texts' | 'cards'> {
  const tree = fromHtml(main.replaceAll(/<form[\s\S]*?<\/form>|<svg[\s\S]*?<\/svg>/g, ''), {
    fragment: true,
  })
  const cards = selectAll('figure:has(img)', tree).map((figure): Card => {
    const image = select('img', figure)
    const [title = '', ...chips] = selectAll('figcaption span:not(:has(span))', figure).map(words)
    const attribute = (name: string) => String(image?.properties[name] ?? '')
    return { title, chips, src: attribute('src'), srcset: attribute('srcSet') }
  })
  const leaves = 'p, h1, h2, h3, dt, dd, summary, legend, label, a'
  const texts = selectAll(leaves, tree).map(words)
  return { texts: [...new Set(texts)].filter((text) => text !== ''), cards }
}

const words = (element: Element) => textOf(element).replaceAll(/\s+/g, ' ').trim()
