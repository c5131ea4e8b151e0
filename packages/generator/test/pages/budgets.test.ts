import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { localeCodes } from '@bouquet/contract'
import { landerNames } from '@bouquet/theme/landers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { pagePath } from '../../src/page.ts'
import { paths } from '../../src/paths.ts'
import { orchidSite } from '../support/orchidSite.ts'

const { domain, folder, listed, page, read } = await orchidSite()
const { budgets } = z
  .object({ budgets: z.record(z.string(), z.number()) })
  .parse(JSON.parse(readFileSync(join(paths.root, 'package.json'), 'utf8')))
const budgetOf = (name: string) => budgets[name] ?? 0

test('LAN-4 the deck sends no more script than its budget', () => {
  const reached = new Set<string>()
  const follow = (address: string) => {
    if (reached.has(address)) return
    reached.add(address)
    const script = read(address)
    for (const [, next = ''] of script.matchAll(/from\s*"(\.[^"]+)"/g)) {
      follow(new URL(next, `https://${domain}/${address}`).pathname.slice(1))
    }
  }
  const html = page('de', pagePath('tinderswipe'))
  for (const [, address = ''] of html.matchAll(/<script [^>]*src="\/([^"]+)"/g)) follow(address)
  const bytes = [...reached].reduce((sum, address) => sum + gzipSync(read(address)).length, 0)
  expect(reached.size).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(budgetOf('landers/tinderswipe script, gzip bytes'))
})

test('LAN-4 PRF-2 the first view of a page waits for nothing but the page, which fits its budget', () => {
  for (const name of listed) {
    const html = page('de', pagePath(name))
    expect(html).not.toContain('rel="stylesheet"')
    const [style, ...others] = html.match(/<style>[\s\S]*?<\/style>/g) ?? []
    expect(others).toEqual([])
    expect(html.indexOf(style ?? 'none')).toBeLessThan(html.indexOf('</head>'))
    for (const locale of localeCodes) {
      const sent = join(folder, `${locale}${pagePath(name)}`, 'index.html.br')
      const bytes = statSync(sent).size
      expect(bytes, `${locale} ${name}`).toBeLessThanOrEqual(budgetOf('static page, brotli bytes'))
    }
  }
})

test('PRF-2 drawings and icons are files beside a page, within their budget', () => {
  const html = (['home', ...landerNames] as const).flatMap((name) =>
    localeCodes.map((locale) => page(locale, pagePath(name))),
  )
  const found = html.join('').matchAll(/"\/(assets\/[^"#]+\.svg)/g)
  const sheets = new Set([...found].map(([, path = '']) => path))
  expect(sheets.size).toBeGreaterThan(10)
  for (const path of sheets)
    expect(statSync(join(folder, `${path}.br`)).size, path).toBeLessThanOrEqual(
      budgetOf('drawing, brotli bytes'),
    )
})

test('PRF-1 a lander asks for its document and few pictures before the first view, then for its fonts; the rest waits', () => {
  for (const name of ['home', ...landerNames] as const) {
    const html = page('pl', pagePath(name))
    expect(html).toContain('data-view="waiting"')
    expect(html).not.toMatch(/<script [^>]*type="module"|rel="modulepreload"/)
    const preloads = html.match(/<link rel="preload"[^>]*>/g) ?? []
    expect(preloads).toHaveLength(4)
    for (const preload of preloads) expect(preload).toMatch(/as="font".*fetchpriority="low"/)
    expect(html).toMatch(/<script type="text\/plain" data-src="\/assets\//)
    const pictures = html.match(/<img [^>]*>/g) ?? []
    const first = pictures.filter((picture) => !picture.includes('loading="lazy"'))
    const drawings = first.filter((picture) => picture.includes('src="/assets/art.'))
    expect(drawings.length, name).toBeLessThanOrEqual(1)
    expect(first.length - drawings.length, name).toBeLessThanOrEqual(3)
    for (const portrait of pictures.filter((picture) => picture.includes('/people/')))
      expect(html).toContain(`<source type="image/avif" srcset="${avifOf(portrait)}`)
  }
})

const avifOf = (picture: string) => /src="([^"]+)\.webp"/.exec(picture)?.[1]
