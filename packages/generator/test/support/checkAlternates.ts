import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Locale, localeCodes } from '@bouquet/contract'
import { readAlternates, readSitemap } from './readAlternates.ts'
import { filesIn } from './testProject.ts'

interface Checked {
  /** How many pages search engines may list. */
  readonly listed: number
  readonly problems: readonly string[]
}

const index = /^(\w\w)(\/.*)?\/index\.html$/

/** Whether every page of a brand, its sitemap and its robots.txt agree on addresses and translations. */
export function checkAlternates(folder: string, domain: string, language: Locale): Checked {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const sitemap = readSitemap(read('sitemap.xml'))
  const problems: string[] = []
  const listed = new Set<string>()
  for (const file of filesIn(folder).filter((each) => each.endsWith('.html'))) {
    const [, locale, path = ''] = index.exec(file) ?? []
    const { canonical, languages, isIndexed } = readAlternates(read(file))
    if (!isIndexed) {
      if (canonical || Object.keys(languages).length > 0) problems.push(`${file}: not to be listed`)
      continue
    }
    const at = (code: string) => `https://${domain}/${code}${path}`
    const own = at(locale ?? 'none')
    const translations = Object.fromEntries([
      ...localeCodes.map((code) => [code, at(code)]),
      ['x-default', at(language)],
    ])
    listed.add(own)
    if (canonical !== own) problems.push(`${file}: canonical ${canonical}`)
    if (!isDeepStrictEqual(languages, translations)) problems.push(`${file}: hreflang`)
    if (!isDeepStrictEqual(sitemap.get(own), translations)) problems.push(`${file}: sitemap`)
  }
  for (const address of sitemap.keys())
    if (!listed.has(address)) problems.push(`sitemap: ${address}`)
  const robots = `User-agent: *\nDisallow: /api/\nSitemap: https://${domain}/sitemap.xml\n`
  if (read('robots.txt') !== robots) problems.push('robots.txt')
  return { listed: listed.size, problems }
}
