/** An address that a file names, and where: an attribute, or the kind of text around it. */
export interface Link {
  readonly from: string
  readonly to: string
}

const tag = /<([a-z][\w-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/g
const attribute = /\s([^\s=>"]+)="([^"]*)"/g
/** Their content is no markup. */
const opaque = /(<(?:script|style)\b[^>]*>)[\s\S]*?(<\/(?:script|style)>)/g

const addresses = new Set(['href', 'src', 'action', 'formaction', 'poster', 'cite', 'data-light'])
/** Attributes that name other elements of the page by their ids. */
const references = new Set([
  'aria-controls',
  'aria-describedby',
  'aria-errormessage',
  'aria-labelledby',
  'for',
  'form',
  'list',
  'popovertarget',
])
const linkedMeta = new Set(['og:image', 'og:url'])

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"')

/** Every address and every reference to an id in a page of the site. */
export function readLinks(html: string): readonly Link[] {
  const links = [...html.replaceAll(opaque, '$1$2').matchAll(tag)].flatMap(
    ([, name = '', text = '']) => linksOf(name, attributesOf(text)),
  )
  return [...links, ...assetsNamedIn(html)]
}

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, decode(value)]))

function linksOf(name: string, attributes: ReadonlyMap<string, string>): readonly Link[] {
  const meta = attributes.get('property') ?? ''
  const own = linkedMeta.has(meta) ? [{ from: meta, to: attributes.get('content') ?? '' }] : []
  return [
    ...own,
    ...[...attributes].flatMap(([key, value]) => {
      const from = `${name} ${key}`
      if (addresses.has(key)) return [{ from, to: value }]
      if (key === 'srcset' || key === 'imagesrcset')
        return value.split(',').map((part) => ({ from, to: part.trim().split(/\s/)[0] ?? '' }))
      return references.has(key) ? value.split(/\s+/).map((id) => ({ from, to: `#${id}` })) : []
    }),
  ]
}

/** Files in styles, scripts and their data. */
export function assetsNamedIn(text: string): readonly Link[] {
  return [
    ...[...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, to = '']) => ({
      from: 'url()',
      to,
    })),
    ...[...text.matchAll(/["'](\/assets\/[^"'\\]+\.\w+)["']/g)].map(([, to = '']) => ({
      from: 'text',
      to,
    })),
  ]
}

/** The ids of a page, which its fragments lead to. */
export function idsOf(html: string): readonly string[] {
  return [...html.replaceAll(opaque, '$1$2').matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)
}
