import type { Element, ElementContent, Properties } from 'hast'
import { toHtml } from 'hast-util-to-html'

/** File names of the pictures of one page, next to the index. */
export interface PicturePair {
  readonly title: string
  /** Undefined for a page that is new. */
  readonly before: string | undefined
  /** Undefined for a page that goes. */
  readonly after: string | undefined
  readonly looksEqual: boolean
}

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark }
section { margin-block: 3rem } div { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem }
figure { margin: 0 } img { width: 100%; border: 1px solid #8888 }
`

const element = (
  tagName: string,
  children: readonly (ElementContent | string)[],
  properties: Properties = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
})

/** A page that shows pictures side by side; pages that look as before are listed below. */
export function pictureIndex(pairs: readonly PicturePair[]): string {
  const different = pairs.filter(({ looksEqual }) => !looksEqual)
  const equal = pairs.filter(({ looksEqual }) => looksEqual)
  const body = [
    element('h1', ['Before and after']),
    ...different.map(sectionOf),
    element('h2', [`${equal.length} pages look as before`]),
    element(
      'ul',
      equal.map(({ title }) => element('li', [title])),
    ),
  ]
  const head = [
    element('meta', [], { charSet: 'utf-8' }),
    element('title', ['Before and after']),
    element('style', [style]),
  ]
  return `<!doctype html>${toHtml(element('html', [element('head', head), element('body', body)], { lang: 'en' }))}\n`
}

const sectionOf = ({ title, before, after }: PicturePair): Element =>
  element('section', [
    element('h2', [title]),
    element('div', [figureOf('Before', before), figureOf('After', after)]),
  ])

const figureOf = (label: string, file: string | undefined): Element =>
  element('figure', [
    element('figcaption', [file === undefined ? `${label}: no such page` : label]),
    ...(file === undefined ? [] : [element('img', [], { src: file, alt: label })]),
  ])
