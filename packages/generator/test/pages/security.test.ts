import { createHash } from 'node:crypto'
import { localeCodes } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { pages } from '../../src/page.ts'
import { scriptHashes } from '../../src/render/contentSecurityPolicy.ts'
import { orchidSite } from '../support/orchidSite.ts'

const { page, read } = await orchidSite()

test('TRU-3 a page admits the styles it brings and no others', () => {
  const html = page('de', pages.gallery)
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(css).digest('base64')
  expect(html).toContain(
    `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'">`,
  )
  expect(html).not.toMatch(/<[^>]* style="/)
})

test('TRU-3 the content security policy admits exactly the inline scripts of the pages', () => {
  const { contentSecurityPolicy } = z
    .object({ contentSecurityPolicy: z.string() })
    .parse(JSON.parse(read('headers.json')))
  const hashes = new Set(
    localeCodes.flatMap((locale) =>
      Object.values(pages).flatMap((path) => scriptHashes(page(locale, path))),
    ),
  )
  expect(new Set(contentSecurityPolicy.match(/'sha256-[^']+'/g))).toEqual(hashes)
  expect(contentSecurityPolicy).toContain("default-src 'self'")
})
