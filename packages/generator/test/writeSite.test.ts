import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSite } from '../src/render/writeSite.ts'

const scratch = join(import.meta.dirname, '../coverage')
let folder: string

beforeEach(() => {
  mkdirSync(scratch, { recursive: true })
  folder = mkdtempSync(join(scratch, 'site-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('DOM-1 a new site takes the place of the old one whole', () => {
  const site = join(folder, 'rose.example')
  writeSite(site, [
    { path: 'a.txt', content: 'old' },
    { path: 'gone.txt', content: 'old' },
  ])
  writeSite(site, [{ path: 'a.txt', content: 'new' }])
  expect(readdirSync(site)).toEqual(['a.txt'])
  expect(readFileSync(join(site, 'a.txt'), 'utf8')).toBe('new')
  expect(readdirSync(folder)).toEqual(['rose.example'])
})

test('DOM-2 a build that fails midway leaves the old site and no rubbish', () => {
  const site = join(folder, 'rose.example')
  writeSite(site, [{ path: 'a.txt', content: 'old' }])
  const broken = [
    { path: 'a.txt', content: 'new' },
    { path: 'b.txt', content: { sameAs: join(folder, 'absent') } },
  ]
  expect(() => writeSite(site, broken)).toThrow()
  expect(readFileSync(join(site, 'a.txt'), 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['rose.example'])
})
