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

test('GEN-3 DOM-1 a new site replaces the old one as a whole', () => {
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

test('GEN-3 DOM-2 a build that fails midway leaves the old site and no other files', () => {
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
