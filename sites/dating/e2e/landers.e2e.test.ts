import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { landerNames } from '@bouquet/theme/landers'
import { expect, test } from 'vitest'

test('LAN-7 every lander name has a page', () => {
  const folder = join(import.meta.dirname, '../src/pages/[locale]/landers')
  const pages = readdirSync(folder).map((file) => basename(file, '.astro'))
  expect(pages.sort()).toEqual([...landerNames].sort())
})
