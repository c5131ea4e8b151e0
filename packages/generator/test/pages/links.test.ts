import { routes } from '@bouquet/contract/routes'
import { expect, test } from 'vitest'
import { followLinks } from '../support/followLinks.ts'
import { orchidSite } from '../support/orchidSite.ts'
import { idsOf } from '../support/readLinks.ts'

const { domain, files, folder, read } = await orchidSite()
const htmlFiles = files.filter((file) => file.endsWith('.html'))

test('RTE-2 every link, picture, fragment and reference of every page leads somewhere, and none to another host', () => {
  const { count, broken, hosts } = followLinks(folder, domain)
  expect(broken).toEqual([])
  expect([...hosts]).toEqual([])
  expect(count).toBeGreaterThan(htmlFiles.length * 50)
})

test('RTE-3 no id stands twice on a page, so that a fragment has one place', () => {
  for (const file of htmlFiles) {
    const ids = idsOf(read(file))
    expect(new Set(ids).size, file).toBe(ids.length)
  }
})

test('RTE-2 the rewrite file opens every page and every route of the members area', () => {
  const lines = read('_redirects').trim().split('\n')
  expect(lines).toContain('/ /fi/index.html 200')
  expect(lines).toContain('/landers/tinderswipe /fi/landers/tinderswipe/index.html 200')
  const known = new Set(lines.map((line) => line.split(' ')[0]))
  const members = Object.values(routes).filter(({ area }) => area === 'app')
  for (const { path } of members) {
    const sample = path.replaceAll(/\/\{\w+\?\}/g, '').replaceAll(/\{(\w+)\}/g, ':$1')
    expect(known).toContain(sample)
  }
  for (const line of lines) expect(files).toContain(line.split(' ')[1]?.slice(1))
})

test('TRU-3 pages ask no other host for anything', () => {
  for (const file of htmlFiles) {
    const html = read(file)
    const loaded = [
      ...html.matchAll(/<(?:script|img|iframe|source|video)[^>]* (?:src|srcset)="([^"]+)"/g),
    ]
    const linked = [
      ...html.matchAll(
        /<link rel="(?:stylesheet|preload|icon|manifest|apple-touch-icon)" href="([^"]+)"/g,
      ),
    ]
    for (const [, address] of [...loaded, ...linked]) expect(address).toMatch(/^\/[^/]/)
  }
})
