import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderVersionAt } from '../../../src/platform/site/fileVersion.ts'
import { responseCache } from '../../../src/platform/site/responseCache.ts'
import { testBrand } from '../../support/brand.ts'

const site = mkdtempSync(join(tmpdir(), 'known-'))
afterAll(() => rmSync(site, { recursive: true }))
const path = join(site, 'index.html')
writeFileSync(path, 'home')

test('OPS-5 cached responses take a limited number of bytes, whatever is asked', () => {
  const known = responseCache()
  const facts = statSync(path)
  const headers = new Headers({
    'last-modified': facts.mtime.toUTCString(),
    'content-length': String(facts.size),
    'content-security-policy': 'x'.repeat(4_000),
  })
  for (let each = 0; each < 10_000; each += 1) {
    const key = `${each} ${'k'.repeat(900)}`
    const request = {
      site,
      brand: testBrand('harbour'),
      key,
      locale: 'en',
      validators: undefined,
    } as const
    const file = { path, encoding: undefined, policyPath: undefined, absent: [] }
    known.remember(request, { status: 200, headers, file, folder: folderVersionAt(site) })
  }
  const { responses, bytes } = known.size()
  expect(responses).toBeGreaterThan(100)
  expect(responses).toBeLessThan(3_000)
  expect(bytes).toBeLessThan(48_000_000)
})
