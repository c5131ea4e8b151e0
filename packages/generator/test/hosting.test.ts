import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Brand } from '@bouquet/theme'
import { loadBrands } from '@bouquet/theme/load'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { headersFile } from '../src/hosting/headersFile.ts'
import { readHostingSettings } from '../src/hosting/hostingSettings.ts'
import { writeHosting } from '../src/hosting/writeHosting.ts'
import { paths } from '../src/paths.ts'
import { filesIn } from './support/testProject.ts'

const { brands } = await loadBrands(paths.themes)
const chosen = brands.slice(0, 3)

let output: string
beforeEach(() => {
  output = mkdtempSync(join(tmpdir(), 'bouquet-hosting-'))
  for (const brand of chosen) build(brand, "default-src 'self'")
})
afterEach(() => rmSync(output, { recursive: true }))

const domainOf = ({ domains, id }: Brand) => domains[0] ?? id

function build(brand: Brand, contentSecurityPolicy: string) {
  mkdirSync(join(output, domainOf(brand)), { recursive: true })
  const file = join(output, domainOf(brand), 'headers.json')
  writeFileSync(file, JSON.stringify({ contentSecurityPolicy }))
}

const write = (built: readonly Brand[], areAll = true, variables = {}) =>
  writeHosting(
    built,
    readHostingSettings({ HOSTING_CERTIFICATES_CHECK: 'off', ...variables }, output),
    { output, areAll },
  )

const snapshot = () =>
  Object.fromEntries(filesIn(output).map((path) => [path, statSync(join(output, path)).ino]))

const read = (path: string) => readFileSync(join(output, 'hosting', path), 'utf8')

test('GEN-3 a changed brand rewrites the configurations of that brand alone', () => {
  write(chosen)
  const before = snapshot()
  const [changed = brands[0]] = chosen
  if (!changed) throw new Error('There are no brands.')
  build(changed, "default-src 'none'")
  expect(write([changed], false).changes).toBe(2)
  const after = snapshot()
  const others = (files: typeof before) =>
    Object.entries(files).filter(([path]) => !path.includes(domainOf(changed)))
  expect(others(after)).toEqual(others(before))
  expect(read(`nginx/sites/${domainOf(changed)}.conf`)).toContain("default-src 'none'")
  expect(read(`caddy/sites/${domainOf(changed)}.caddy`)).toContain("default-src 'none'")
})

test('OPS-6 TRU-3 every host sends what the brand says about its subdomains', () => {
  const [plain, other] = chosen
  if (!plain || !other) throw new Error('There are no brands.')
  const values = [
    [plain, 'max-age=31536000'],
    [{ ...other, tlsSubdomains: true }, 'max-age=31536000; includeSubDomains'],
  ] as const
  write(values.map(([brand]) => brand))
  for (const [brand, value] of values) {
    expect(read(`nginx/sites/${domainOf(brand)}.conf`)).toContain(`"${value}";`)
    expect(read(`caddy/sites/${domainOf(brand)}.caddy`)).toContain(` "${value}"\n`)
    const lines = headersFile("default-src 'self'", brand).split('\n')
    expect(lines).toContain(`  strict-transport-security: ${value}`)
  }
})

test('GEN-3 nothing to do writes nothing', () => {
  expect(write(chosen).changes).toBeGreaterThan(9)
  expect(write(chosen).changes).toBe(0)
})

test('OPS-3 a removed brand leaves no configuration, and a part of the brands removes none', () => {
  write(chosen)
  const [gone, ...kept] = chosen
  if (!gone) throw new Error('There are no brands.')
  expect(write(kept, false).changes).toBe(0)
  expect(write(kept).changes).toBe(3)
  expect(filesIn(join(output, 'hosting')).join()).not.toContain(domainOf(gone))
})

test('OPS-4 configurations can be read by a web server of another user', () => {
  write(chosen)
  expect(statSync(join(output, 'hosting/nginx/bouquet.conf')).mode & 0o777).toBe(0o644)
})

test('OPS-6 the guide names every setting, and no other', () => {
  const guide = readFileSync(join(paths.root, 'docs/hosting.md'), 'utf8')
  const named = [...guide.matchAll(/^\| `(HOSTING_\w+)`/gm)].map(([, name]) => name)
  const settings = readFileSync(
    join(import.meta.dirname, '../src/hosting/hostingSettings.ts'),
    'utf8',
  )
  const known = [...settings.matchAll(/^ {2}(HOSTING_\w+):/gm)].map(([, name]) => name)
  expect(named).toEqual(known)
})

test('OPS-4 a setting that would break out of its place is refused', () => {
  expect(() => write(chosen, true, { HOSTING_UPSTREAM: 'one:1; include /etc/passwd' })).toThrow()
  expect(() => write(chosen, true, { HOSTING_TLS: 'maybe' })).toThrow()
})

test('OPS-12 a folder that configurations cannot name is a warning, and gets none', () => {
  const { isWritten, warnings } = write(chosen, true, { HOSTING_SITES: '/srv/a"b' })
  expect(isWritten).toBe(false)
  expect(warnings.join()).toContain('Set SITE_DIR to a folder without them.')
})
