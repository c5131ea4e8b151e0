import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileWriter } from '../src/render/fileWriter.ts'
import { deleteRemoved, graceDays, noteOrigins } from '../src/render/removedBrands.ts'
import { removeLeftovers } from '../src/render/versionsFolder.ts'
import { writeSite } from '../src/render/writeSite.ts'

const scratch = join(import.meta.dirname, '../coverage')
const day = 24 * 60 * 60 * 1_000
const [rose, lily] = ['rose.example', 'lily.example']
const nothing = { noticed: [], deleted: [] }
let output: string
let now: number

beforeEach(async () => {
  mkdirSync(scratch, { recursive: true })
  output = mkdtempSync(join(scratch, 'removed-'))
  now = Date.UTC(2026, 0, 1)
  for (const domain of [rose, lily]) await publish(domain, 'one')
  expect(build([rose, lily])).toEqual(nothing)
})
afterEach(() => rmSync(output, { recursive: true }))

const publish = (domain: string, version: string) =>
  writeSite({ output, domain, version }, async (folder) =>
    fileWriter(folder)({ path: 'a.txt', content: version }),
  )
const build = (domains: readonly string[], themes = '/themes') => {
  removeLeftovers(output)
  noteOrigins({ output, themes, domains })
  return deleteRemoved({ output, themes, domains, now })
}
const isShown = (domain: string) => existsSync(join(output, domain, 'a.txt'))
const folderOf = (domain: string) => join(output, '.sites', domain)

test('OPS-12 files of a removed brand stay for the days of grace, and are deleted by the next build', async () => {
  await publish(rose, 'two')
  expect(build([lily])).toEqual({ noticed: [rose], deleted: [] })
  now += graceDays * day - 1
  expect(build([lily])).toEqual(nothing)
  expect(isShown(rose)).toBe(true)
  now += 1
  expect(build([lily])).toEqual({ noticed: [], deleted: [rose] })
  expect([isShown(rose), existsSync(folderOf(rose)), isShown(lily)]).toEqual([false, false, true])
  expect(build([lily])).toEqual(nothing)
})

test('OPS-12 a brand that comes back has all days of grace again', () => {
  build([lily])
  now += (graceDays - 1) * day
  expect(build([rose, lily])).toEqual(nothing)
  now += graceDays * day
  expect(build([lily])).toEqual({ noticed: [rose], deleted: [] })
  expect(isShown(rose)).toBe(true)
})

test('OPS-12 a brand that comes back alone, and goes again, has all days of grace', () => {
  build([lily])
  now += (graceDays - 1) * day
  noteOrigins({ output, themes: '/themes', domains: [rose] })
  now += day
  expect(build([lily])).toEqual({ noticed: [rose], deleted: [] })
})

test('OPS-12 what was built from another themes folder, or by an earlier version, is never deleted', async () => {
  await publish('early.example', 'one')
  for (const themes of ['/others', '/themes', '/others']) {
    expect(build(themes === '/themes' ? [rose, lily] : [], themes)).toEqual(nothing)
    now += 2 * graceDays * day
  }
  expect([rose, lily, 'early.example'].map(isShown)).toEqual([true, true, true])
})

test('OPS-12 a clock that was ahead when a brand was removed does not keep its files for ever', () => {
  now += 3_650 * day
  build([lily])
  now -= 3_650 * day
  expect(build([lily])).toEqual({ noticed: [rose], deleted: [] })
  now += graceDays * day
  expect(build([lily])).toEqual({ noticed: [], deleted: [rose] })
})

test('OPS-12 deleting follows no link, and leaves what somebody has put at the domain', () => {
  const elsewhere = join(output, 'elsewhere')
  mkdirSync(elsewhere)
  const precious = join(elsewhere, 'a.txt')
  writeFileSync(precious, 'ours')
  symlinkSync(elsewhere, join(folderOf(rose), 'one', 'linked'))
  symlinkSync(elsewhere, folderOf('linked.example'))
  writeFileSync(join(elsewhere, 'origin.json'), '{"themes":"/themes","removedAt":0}')
  rmSync(join(output, lily))
  symlinkSync('elsewhere', join(output, lily))
  build([])
  now += graceDays * day
  expect(build([]).deleted.toSorted()).toEqual([lily, rose])
  expect(readFileSync(precious, 'utf8')).toBe('ours')
  expect([isShown(lily), isShown(rose)]).toEqual([true, false])
})
