import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Brand } from '@bouquet/theme'
import { loadBrand } from '@bouquet/theme/load'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hashInputs } from '../src/compile/compile.ts'
import type { OwnPageFiles } from '../src/ownPages/ownPage.ts'
import { paths } from '../src/paths.ts'
import { domainOf } from '../src/render/pageLocals.ts'
import { hashRenderer, isUpToDate, renderJob } from '../src/render/renderJob.ts'
import type { TextMode } from '../src/render/texts.ts'
import { writeSite } from '../src/render/writeSite.ts'

interface Parts {
  readonly brand: Brand
  readonly own: readonly OwnPageFiles[]
  readonly hash: string
  readonly texts: TextMode
}

const scratch = join(import.meta.dirname, '../coverage')
let root: string

beforeEach(() => {
  mkdirSync(scratch, { recursive: true })
  root = mkdtempSync(join(scratch, 'rebuild-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** How many different hashes a file has before it is there, with one text, with another and when it is removed. */
function statesOf(hash: (root: string) => string, file: string): number {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  const absent = hash(root)
  write(file, 'one')
  const one = hash(root)
  write(file, 'other')
  const other = hash(root)
  rmSync(join(root, file))
  expect(hash(root)).toBe(absent)
  return new Set([absent, one, other]).size
}

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()).default({}) })

/** Our packages that the one in a folder uses. */
function usedBy(folder: string): readonly string[] {
  const file = join(paths.root, folder, 'package.json')
  const { dependencies } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.keys(dependencies).flatMap((name) => /^@bouquet\/(.+)/.exec(name)?.[1] ?? [])
}

/** Packages whose code is in the compiled site: those of the site and of the members area, and what these use. */
function compiledPackages(): ReadonlySet<string> {
  const found = new Set(['members', ...usedBy('sites/dating')])
  found.delete('generator')
  for (const name of found) for (const next of usedBy(`packages/${name}`)) found.add(next)
  return found
}

describe('GEN-1 the site is compiled again', () => {
  test.each([...compiledPackages()])(
    'GEN-1 the site is compiled again when code of the package %s is added, changed or removed',
    (name) => expect(statesOf(hashInputs, `packages/${name}/src/part/part.ts`)).toBe(3),
  )

  test.each([
    'packages/generator/src/astro/adapter.ts',
    'packages/generator/src/membersArea/membersArea.ts',
    'packages/i18n/locales/fi/common.json',
    'packages/portraits/src/portrait.ts',
    'sites/dating/src/pages/index.astro',
    'sites/dating/serviceWorker/main.ts',
    'sites/dating/astro.config.mjs',
    'sites/dating/package.json',
    'package-lock.json',
  ])('GEN-1 the site is compiled again when %s is added, changed or removed', (file) => {
    expect(statesOf(hashInputs, file)).toBe(3)
  })

  test.each([
    'packages/ui/src/Button/Button.test.ts',
    'packages/ui/src/Button/Button.test.tsx',
    'packages/ui/src/Button/Button.stories.tsx',
    'packages/ui/src/stories/frame.tsx',
    'packages/server/src/app/main.ts',
    'packages/i18n/legal/terms/fi.json',
    'themes/amberline.theme.jsonc',
  ])('GEN-1 the site is not compiled again when %s is added, changed or removed', (file) =>
    expect(statesOf(hashInputs, file)).toBe(1),
  )

  test('GEN-1 the site is compiled again when a file gets another name', () => {
    write('packages/ui/src/a.ts', 'same')
    const before = hashInputs(root)
    rmSync(join(root, 'packages/ui/src/a.ts'))
    write('packages/ui/src/b.ts', 'same')
    expect(hashInputs(root)).not.toBe(before)
  })
})

test.each(['packages/i18n/legal/terms/fi.json', 'packages/generator/src/render/renderPages.ts'])(
  'GEN-1 PAG-1 pages are rendered again when %s is added, changed or removed',
  (file) => expect(statesOf(hashRenderer, file)).toBe(3),
)

test('GEN-1 PAG-1 a brand is rendered again when anything of it has changed since it was published, and only then', async () => {
  const { brand } = await loadBrand(paths.themes, 'amberline')
  if (!brand) throw new Error('Amberline has an error.')
  const domain = domainOf(brand)
  const story = (title: string): OwnPageFiles => ({
    token: 'story',
    texts: { en: { title, description: 'Ours.', sections: [] } },
  })
  const settings = { output: root, texts: 'draft' } as const
  const parts = { brand, own: [story('Story')], hash: 'compiled', texts: settings.texts }
  const jobOf = ({ brand, own, hash, texts }: Parts) =>
    renderJob(brand, own, { compiled: { hash, isNew: false }, texts })
  const isCurrent = (change: Partial<Parts>) => isUpToDate(jobOf({ ...parts, ...change }), settings)

  expect(isCurrent({})).toBe(false)
  await writeSite({ output: root, domain, version: jobOf(parts).version }, async (folder) => {
    mkdirSync(folder, { recursive: true })
  })
  expect(isCurrent({})).toBe(true)

  const changes: Readonly<Record<string, Partial<Parts>>> = {
    'a colour': { brand: { ...brand, seeds: { ...brand.seeds, primary: '#123456' } } },
    'a fact of the company': { brand: { ...brand, company: { ...brand.company, name: 'Other' } } },
    'the domain': { brand: { ...brand, domains: ['elsewhere.example'] } },
    'a text of its own': { own: [story('Our story')] },
    'one more page': { own: [story('Story'), { ...story('Story'), token: 'more' }] },
    'a page less': { own: [] },
    'the compiled site': { hash: 'other' },
    'whether texts may be missing': { texts: 'complete' },
  }
  expect(Object.keys(changes).filter((what) => isCurrent(changes[what] ?? {}))).toEqual([])

  rmSync(join(root, '.sites', domain), { recursive: true })
  expect(isCurrent({})).toBe(false)
})
