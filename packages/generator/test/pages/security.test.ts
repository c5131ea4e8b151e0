import { createHash } from 'node:crypto'
import { type Locale, localeCodes } from '@bouquet/contract'
import { drawingFolder, templateFile } from '@bouquet/contract/drawing'
import { securityHeaders, strictTransport } from '@bouquet/contract/hosting'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { pageNames, pagePath } from '../../src/page.ts'
import { scriptHashes } from '../../src/render/contentSecurityPolicy.ts'
import { orchidSite } from '../support/orchidSite.ts'

const { files, page, read } = await orchidSite()

test('TRU-3 a page admits the styles it brings and no others', () => {
  const html = page('de', pagePath('gallery'))
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(css).digest('base64')
  expect(html).toContain(
    `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'">`,
  )
  expect(html).not.toMatch(/<[^>]* style="/)
})

const { contentSecurityPolicy } = z
  .object({ contentSecurityPolicy: z.string() })
  .parse(JSON.parse(read('headers.json')))
const directives = new Map(
  contentSecurityPolicy.split('; ').map((text) => {
    const [name = '', ...sources] = text.split(' ')
    return [name, sources]
  }),
)

/** The page around what the server draws. */
const templateOf = (locale: Locale) =>
  z.object({ html: z.string() }).parse(JSON.parse(read(`${drawingFolder}/${templateFile(locale)}`)))
    .html

test('TRU-3 the content security policy admits exactly the inline scripts of the pages, also of those that the server draws', () => {
  const hashes = new Set(
    localeCodes.flatMap((locale) => [
      ...pageNames
        .map((name) => pagePath(name))
        .flatMap((path) => scriptHashes(page(locale, path))),
      ...scriptHashes(templateOf(locale)),
    ]),
  )
  expect(new Set(directives.get('script-src'))).toEqual(new Set(["'self'", ...hashes]))
})

test('TRU-3 the content security policy names what may be loaded, from the own host alone, and refuses the rest', () => {
  expect(directives.get('default-src')).toEqual(["'none'"])
  for (const name of ['base-uri', 'frame-ancestors'])
    expect(directives.get(name)).toEqual(["'none'"])
  expect(directives.get('form-action')).toEqual(["'self'"])
  const known = /^'(?:self|none|sha256-[\w+/=]+)'$/
  const others = [...directives].flatMap(([name, sources]) =>
    sources.filter((source) => !known.test(source)).map((source) => `${name} ${source}`),
  )
  // The members area has styles of its libraries; the policy in each other page admits none but its own.
  expect(others).toEqual(["style-src 'unsafe-inline'", 'img-src data:', 'img-src blob:'])
})

const headerLines = read('_headers').split('\n/assets/*')[0]?.split('\n') ?? []

test.each([
  ...Object.entries(securityHeaders),
  ['strict-transport-security', strictTransport({ tlsSubdomains: false })],
  ['content-security-policy', contentSecurityPolicy],
])('TRU-3 a static host is told to send %s with every file', (name, value) => {
  expect(headerLines[0]).toBe('/*')
  expect(headerLines).toContain(`  ${name}: ${value}`)
})

test('TRU-3 every page but the members area refuses styles that are not its own', () => {
  const unguarded = files
    .filter((file) => file.endsWith('.html'))
    .filter((file) => !/content="style-src 'self' 'sha256-[^' ]+'">/.test(read(file)))
  expect(unguarded).toEqual(localeCodes.map((locale) => `${locale}/app/index.html`))
})
