import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import type { HeadContent } from './react/content.ts'

/** Those of every page, which each application writes itself. */
const shared = ['viewport', 'color-scheme']

/** Title, descriptions, icons, translations and structured data of a built page. */
export function readHead(html: string): HeadContent {
  const head = select('head', fromHtml(html))
  const data = select('script[type="application/ld+json"]', head)
  return {
    title: textOf(select('title', head) ?? { type: 'text', value: '' }),
    metas: selectAll('meta[content]', head)
      .map((meta) => ({
        ...optional(meta, 'name'),
        ...optional(meta, 'property'),
        content: String(meta.properties['content']),
      }))
      .filter((meta) => 'property' in meta || ('name' in meta && !shared.includes(meta.name))),
    links: selectAll('link:not([rel=stylesheet]):not([rel=preload])', head).map((link) => ({
      rel: String(link.properties['rel']),
      href: String(link.properties['href']),
      ...optional(link, 'type'),
      ...optional(link, 'hrefLang'),
    })),
    data: data ? textOf(data) : '',
  }
}

function optional<Name extends string>(
  { properties }: Element,
  name: Name,
): { readonly [Key in Name]?: string } {
  const value = properties[name]
  const pair: { [Key in Name]?: string } = {}
  if (value !== undefined && value !== null) pair[name] = String(value)
  return pair
}
