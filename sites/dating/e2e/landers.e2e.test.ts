import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { landerNames } from '@bouquet/theme/landers'
import { expect, test } from 'vitest'

test('LAN-7 the landers that a brand may name are those that have a page', () => {
  const folder = join(import.meta.dirname, '../src/pages/[locale]/landers')
  const pages = readdirSync(folder).map((file) => basename(file, '.astro'))
  expect(pages.sort()).toEqual([...landerNames].sort())
})
