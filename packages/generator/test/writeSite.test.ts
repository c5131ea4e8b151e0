import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BrandFile } from '../src/assets/BrandFile.ts'
import { fileWriter } from '../src/render/fileWriter.ts'
import { formerSite, removeLeftovers } from '../src/render/versionsFolder.ts'
import { isPublished, writeSite } from '../src/render/writeSite.ts'
import { filesIn } from './support/testProject.ts'

const scratch = join(import.meta.dirname, '../coverage')
const domain = 'rose.example'
let output: string

beforeEach(() => {
  mkdirSync(scratch, { recursive: true })
  output = mkdtempSync(join(scratch, 'site-'))
})
afterEach(() => rmSync(output, { recursive: true }))

const at = (version: string) => ({ output, domain, version })
const writeVersion = (version: string, files: readonly BrandFile[]) =>
  writeSite(at(version), async (folder) => files.forEach(fileWriter(folder)))
const read = (file: string) => readFileSync(join(output, domain, file), 'utf8')
const versions = () => readdirSync(join(output, '.sites', domain)).sort()
const former = () => {
  const folder = formerSite(output, domain)
  return folder === undefined ? undefined : readFileSync(join(folder, 'a.txt'), 'utf8')
}

test('GEN-3 DOM-1 a new site replaces the old one as a whole', async () => {
  await writeVersion('one', [
    { path: 'a.txt', content: 'old' },
    { path: 'gone.txt', content: 'old' },
  ])
  await writeVersion('two', [{ path: 'a.txt', content: 'new' }])
  expect(filesIn(join(output, domain))).toEqual(['a.txt', 'a.txt.br', 'a.txt.gz'])
  expect(read('a.txt')).toBe('new')
  expect(versions()).toEqual(['former', 'one', 'two'])
  expect([isPublished(at('one')), isPublished(at('two'))]).toEqual([false, true])
})

test('GEN-3 DOM-2 a build that fails midway leaves the old site and no other files', async () => {
  await writeVersion('one', [{ path: 'a.txt', content: 'old' }])
  const broken = [
    { path: 'a.txt', content: 'new' },
    { path: 'b.txt', content: { sameAs: join(output, 'absent') } },
  ]
  await expect(writeVersion('two', broken)).rejects.toThrow('absent')
  expect(read('a.txt')).toBe('old')
  expect(versions()).toEqual(['one'])
})

test('GEN-3 what a killed build has left is removed, and what is shown stays', async () => {
  await writeVersion('one', [{ path: 'a.txt', content: 'shown' }])
  for (const left of ['two.part', 'zero'])
    mkdirSync(join(output, '.sites', domain, left, 'en'), { recursive: true })
  removeLeftovers(output)
  expect(versions()).toEqual(['one'])
  expect(read('a.txt')).toBe('shown')
})

test('GEN-3 a version that was written but not shown, or is shown but was removed, is not published', async () => {
  await writeVersion('one', [{ path: 'a.txt', content: 'shown' }])
  mkdirSync(join(output, '.sites', domain, 'two'))
  expect([isPublished(at('one')), isPublished(at('two'))]).toEqual([true, false])
  rmSync(join(output, '.sites', domain, 'one'), { recursive: true })
  expect(isPublished(at('one'))).toBe(false)
})

test('GEN-3 a folder at the domain, as earlier builds wrote it, gives way to the site', async () => {
  mkdirSync(join(output, domain, 'en'), { recursive: true })
  await writeVersion('one', [{ path: 'a.txt', content: 'new' }])
  expect(filesIn(join(output, domain))).toEqual(['a.txt', 'a.txt.br', 'a.txt.gz'])
  expect(readdirSync(output).sort()).toEqual(['.sites', domain])
  expect(versions()).toEqual(['one'])
})

test('OPS-12 what was live before is kept until the next site follows, and nothing older', async () => {
  const publish = (version: string) => writeVersion(version, [{ path: 'a.txt', content: version }])
  await publish('one')
  expect(former()).toBeUndefined()
  await publish('two')
  expect(former()).toBe('one')
  removeLeftovers(output)
  await publish('two')
  expect([read('a.txt'), former()]).toEqual(['two', 'one'])
  await publish('three')
  expect([read('a.txt'), former(), versions()]).toEqual([
    'three',
    'two',
    ['former', 'three', 'two'],
  ])
  await publish('two')
  expect([read('a.txt'), former(), versions()]).toEqual([
    'two',
    'three',
    ['former', 'three', 'two'],
  ])
})

test('OPS-12 a process that ends between noting the former site and showing the next loses neither', async () => {
  await writeVersion('one', [{ path: 'a.txt', content: 'one' }])
  symlinkSync('one', join(output, '.sites', domain, 'former'))
  removeLeftovers(output)
  expect([read('a.txt'), former()]).toEqual(['one', undefined])
  await writeVersion('two', [{ path: 'a.txt', content: 'two' }])
  expect([read('a.txt'), former()]).toEqual(['two', 'one'])
})

test('OPS-12 cleaning follows no link out of the folder of sites', async () => {
  const elsewhere = join(output, 'elsewhere')
  mkdirSync(elsewhere)
  writeFileSync(join(elsewhere, 'precious.txt'), 'ours')
  await writeVersion('one', [{ path: 'a.txt', content: 'shown' }])
  symlinkSync(elsewhere, join(output, '.sites', 'linked.example'))
  symlinkSync(elsewhere, join(output, '.sites', domain, 'linked'))
  symlinkSync('../../elsewhere', join(output, '.sites', domain, 'former'))
  removeLeftovers(output)
  expect(former()).toBeUndefined()
  expect(versions()).toEqual(['former', 'one'])
  expect(existsSync(join(elsewhere, 'precious.txt'))).toBe(true)
})

test('GEN-1 identical files are stored once', async () => {
  await writeVersion('one', [{ path: 'a.txt', content: 'shared' }])
  const sameAs = join(output, domain, 'a.txt')
  await writeSite({ output, domain: 'lily.example', version: 'one' }, async (folder) =>
    fileWriter(folder)({ path: 'b.txt', content: { sameAs } }),
  )
  expect(statSync(join(output, 'lily.example/b.txt')).ino).toBe(statSync(sameAs).ino)
})
