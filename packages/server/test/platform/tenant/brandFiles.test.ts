import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBrands } from '@bouquet/theme/load'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchBrands } from '../../../src/platform/tenant/watchBrands.ts'
import { testCompany } from '../../support/brand.ts'
import { patience } from '../../support/patience.ts'

const company = JSON.stringify(testCompany)

const brand = (id: string, name = id) =>
  JSON.stringify({
    name,
    domains: [`${id}.example`],
    niche: 'general',
    company: 'quay',
    seeds: { primary: '#c2185b', secondary: '#ef6c00', neutral: '#8d8d8d' },
  })

/** A folder of real brand files as a running server follows it. */
async function running() {
  const parent = mkdtempSync(join(tmpdir(), 'brands-'))
  const folder = join(parent, 'themes')
  const path = (file: string) => join(folder, file)
  const write = (file: string, content: string) => writeFileSync(path(file), content)
  const fill = () => {
    mkdirSync(path('companies'), { recursive: true })
    write('companies/quay.company.jsonc', company)
    write('harbour.theme.jsonc', brand('harbour'))
  }
  fill()
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const brands = await watchBrands({ themesDir: folder, localHosts: true }, loadBrands, log)
  onTestFinished(() => {
    brands.close()
    rmSync(parent, { recursive: true })
  })
  const logged = () => lines.map((line) => JSON.parse(line))
  return {
    folder,
    path,
    write,
    fill,
    brands,
    logged,
    /** Resolves when the log names a file with a problem. */
    named: (file: string) =>
      vi.waitFor(
        () =>
          expect(logged()).toContainEqual(
            expect.objectContaining({
              file: `themes/${file}`,
              code: expect.stringMatching(/^BRAND-\d\d$/),
              reason: expect.any(String),
              remedy: expect.any(String),
            }),
          ),
        patience,
      ),
    until: (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), patience),
  }
}

const nameOf = ({ brands }: Awaited<ReturnType<typeof running>>, id: string) =>
  brands.byHost(`${id}.example`)?.name

const hostile: Readonly<Record<string, (path: string) => unknown>> = {
  'empty.theme.jsonc': (path) => writeFileSync(path, ''),
  'program.theme.ts': (path) =>
    writeFileSync(path, `(await import('node:fs')).writeFileSync('${path}.ran', ''); for (;;);`),
  'huge.theme.jsonc': (path) => writeFileSync(path, ' '.repeat(5_000_000)),
  'deep.theme.jsonc': (path) => writeFileSync(path, '{"a":'.repeat(50_000)),
  'infinite.theme.jsonc': (path) => writeFileSync(path, '{ "niche": 1e999 }'),
  'prototype.theme.jsonc': (path) => writeFileSync(path, '{ "__proto__": { "niche": "general" } }'),
  'latin.theme.jsonc': (path) => writeFileSync(path, Buffer.from('{ "name": "\u00e9" }', 'latin1')),
  'pipe.theme.jsonc': (path) => execFileSync('mkfifo', [path]),
  'folder.theme.jsonc': (path) => mkdirSync(path),
  'loop.theme.jsonc': (path) => symlinkSync('loop.theme.jsonc', path),
  'dangling.theme.jsonc': (path) => symlinkSync('nowhere', path),
  'companies/pipe.company.jsonc': (path) => execFileSync('mkfifo', [path]),
}

test.each(Object.entries(hostile))(
  'OPS-2 a running server names %s, and serves and follows the other brands',
  async (file, put) => {
    const server = await running()
    put(server.path(file))
    await server.named(file)
    expect(nameOf(server, 'harbour')).toBe('harbour')
    server.write('meadow.theme.jsonc', brand('meadow'))
    await server.until(() => nameOf(server, 'meadow') === 'meadow')
    expect(existsSync(`${server.path(file)}.ran`)).toBe(false)
  },
)

test('OPS-3 a file that is added, changed and removed is followed', async () => {
  const server = await running()
  server.write('meadow.theme.jsonc', brand('meadow'))
  await server.until(() => nameOf(server, 'meadow') === 'meadow')
  server.write('meadow.theme.jsonc', brand('meadow', 'Green'))
  await server.until(() => nameOf(server, 'meadow') === 'Green')
  rmSync(server.path('meadow.theme.jsonc'))
  await server.until(() => nameOf(server, 'meadow') === undefined)
  expect(nameOf(server, 'harbour')).toBe('harbour')
})

test('OPS-3 a brand whose file becomes bad is served with its last good content until it is good or gone', async () => {
  const server = await running()
  server.write('harbour.theme.jsonc', '{ "name": "Half')
  await server.named('harbour.theme.jsonc')
  expect(nameOf(server, 'harbour')).toBe('harbour')
  expect(server.logged()).toContainEqual(
    expect.objectContaining({ brand: 'harbour', msg: 'brand keeps its last good content' }),
  )
  server.write('harbour.theme.jsonc', brand('harbour', 'Quay'))
  await server.until(() => nameOf(server, 'harbour') === 'Quay')
  server.write('harbour.theme.jsonc', '')
  await server.until(() => server.logged().some(({ code }) => code === 'BRAND-03'))
  rmSync(server.path('harbour.theme.jsonc'))
  await server.until(() => nameOf(server, 'harbour') === undefined)
})

test('OPS-3 a company whose file becomes bad leaves its brands as they are', async () => {
  const server = await running()
  server.write('companies/quay.company.jsonc', '{}')
  await server.named('companies/quay.company.jsonc')
  expect(nameOf(server, 'harbour')).toBe('harbour')
})

test('OPS-3 a problem is logged once, however often the folder changes', async () => {
  const server = await running()
  server.write('thorn.theme.jsonc', '{')
  await server.named('thorn.theme.jsonc')
  server.write('meadow.theme.jsonc', brand('meadow'))
  await server.until(() => nameOf(server, 'meadow') === 'meadow')
  expect(server.logged().filter(({ file }) => file === 'themes/thorn.theme.jsonc')).toHaveLength(1)
})

test('OPS-3 a folder that is replaced as a whole is followed', async () => {
  const server = await running()
  renameSync(server.folder, `${server.folder}-old`)
  server.fill()
  server.write('meadow.theme.jsonc', brand('meadow'))
  await server.until(() => nameOf(server, 'meadow') === 'meadow')
  server.write('meadow.theme.jsonc', brand('meadow', 'Green'))
  await server.until(() => nameOf(server, 'meadow') === 'Green')
})
