import { createHash } from 'node:crypto'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'

const dataTypes = ['application/json', 'application/ld+json']

const isInlineScript = ({ properties }: Element) =>
  properties['src'] === undefined && !dataTypes.includes(String(properties['type']))

/** Data in the form in which Astro writes it. It differs from page to page, so that it is not worth parsing. */
const data = /^<script type="application\/(?:ld\+)?json">/

/** Parsed alone, since parsing a whole page takes as long as rendering it. */
const scriptElement = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** Hash sources by script element. Few are known, since pages share their scripts. */
const known = new Map<string, readonly string[]>()
const mostKnown = 1_000

/** CSP hash sources of the inline scripts of a page. */
export function scriptHashes(html: string): string[] {
  return (html.match(scriptElement) ?? [])
    .filter((element) => !data.test(element))
    .flatMap(hashesOf)
}

function hashesOf(element: string): readonly string[] {
  const hashes =
    known.get(element) ??
    selectAll('script', fromHtml(element, { fragment: true }))
      .filter(isInlineScript)
      .flatMap(({ children }) => children)
      .filter((child) => child.type === 'text')
      .map(({ value }) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`)
  if (known.size < mostKnown) known.set(element, hashes)
  return hashes
}

/** The content security policy of a brand's pages, which allows only its own host. */
export function contentSecurityPolicy(hashes: Iterable<string>): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(hashes)].sort().join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
