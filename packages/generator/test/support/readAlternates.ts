/** What a page says about its own address and its translations. */
export interface Alternates {
  readonly canonical: string | undefined
  /** URLs by language, and by `x-default`. */
  readonly languages: Readonly<Record<string, string>>
  readonly isIndexed: boolean
}

const linkTag = /<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)">/g

export function readAlternates(html: string): Alternates {
  const links = [...html.matchAll(linkTag)]
  return {
    canonical: links.find(([, rel]) => rel === 'canonical')?.[3],
    languages: Object.fromEntries(
      links.flatMap(([, , language, url = '']) =>
        language === undefined ? [] : [[language, url]],
      ),
    ),
    isIndexed: !html.includes('<meta name="robots" content="noindex">'),
  }
}

const entry = /<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs
const entryLink = /hreflang="([^"]+)" href="([^"]+)"/g

/** The translations of each address in a sitemap. */
export function readSitemap(xml: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  return new Map(
    [...xml.matchAll(entry)].map(([, address = '', links = '']) => [
      address,
      Object.fromEntries(
        [...links.matchAll(entryLink)].map(([, code = '', url = '']) => [code, url]),
      ),
    ]),
  )
}
