import { fromHtml } from 'hast-util-from-html'
import { SKIP, visit } from 'unist-util-visit'
import { withoutHashes } from './siteFiles.ts'

/** What visitors notice of a page. */
export interface PageFacts {
  /** Texts in their order, title and description first. */
  readonly texts: readonly string[]
  /** Values of design tokens, as in `--b-color-primary-base: #d9223b`. */
  readonly tokens: readonly string[]
  /** Everything, without hashes and the values of tokens. */
  readonly whole: string
}

const token = /--b-[\w-]+:[^;}]+/g
/** A custom property under the short name that a page gives it. */
const shortToken = /(--v[0-9a-z]+):[^;}]+/g
const notRead = new Set(['script', 'style', 'template', 'svg'])

/** Reads the facts of a page from its HTML. */
export function pageFacts(html: string): PageFacts {
  const texts: string[] = []
  visit(fromHtml(html), (node) => {
    if (node.type === 'text') texts.push(node.value.replace(/\s+/g, ' ').trim())
    if (node.type !== 'element') return
    if (notRead.has(node.tagName)) return SKIP
    const { alt, ariaLabel, content, name } = node.properties
    for (const words of [alt, ariaLabel, name === 'description' ? content : undefined])
      if (typeof words === 'string') texts.push(words)
  })
  return {
    texts: texts.filter(Boolean),
    tokens: [...new Set(html.match(token) ?? [])].map((pair) => pair.replace(':', ': ')),
    whole: withoutHashes(html).replace(shortToken, '$1'),
  }
}
