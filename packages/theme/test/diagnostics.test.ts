import { cp, mkdir, mkdtemp, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Diagnostic, isError } from '../src/load/diagnostics.ts'
import { loadBrand } from '../src/load/loadBrand.ts'
import { type LoadedBrands, loadBrands } from '../src/load/loadBrands.ts'
import { expectedDiagnostics } from './expectedDiagnostics.ts'

const fixtures = join(import.meta.dirname, 'fixtures/broken')
/** Ignored by Git and by every check. */
const scratch = join(import.meta.dirname, '../coverage')
const standing = [
  'aaa-good',
  'advised-black',
  'advised-neutral',
  'advised-pale',
  'warned-alike',
  'warned-price',
  'warned-search',
]

/** Without the fix, which `remedies.test.ts` covers. */
const inWords = ({ fix: _fix, ...words }: Diagnostic): Diagnostic => words

describe('a brand file with a problem', () => {
  let folder: string
  let broken: string
  let loaded: LoadedBrands

  beforeAll(async () => {
    await mkdir(scratch, { recursive: true })
    folder = await mkdtemp(join(scratch, 'diagnostics-'))
    broken = join(folder, 'broken')
    await cp(fixtures, broken, { recursive: true })
    await utimes(join(broken, 'aaa-good.theme.jsonc'), 0, 1)
    loaded = await loadBrands(broken)
  })

  afterAll(() => rm(folder, { recursive: true }))

  test.each(expectedDiagnostics)(
    'DOM-2 $code names level, file, line, field, reason and nearest value: $file',
    (diagnostic) => expect(loaded.diagnostics.map(inWords)).toContainEqual(diagnostic),
  )

  test('DOM-2 has one diagnostic and no other', () => {
    expect(loaded.diagnostics).toHaveLength(expectedDiagnostics.length)
    expect(expectedDiagnostics.length).toBeGreaterThanOrEqual(20)
  })

  test('DOM-2 stops only that brand when it is fatal or an error', () => {
    expect(loaded.brands.map(({ id }) => id)).toEqual(standing)
  })

  test('DOM-2 is reported for a valid brand when it is a warning or advice', () => {
    const reported = loaded.diagnostics
      .filter((diagnostic) => !isError(diagnostic))
      .map(({ file }) => file)
    const remaining = standing.slice(1).map((id) => `broken/${id}.theme.jsonc`)
    expect(reported).toEqual(remaining)
  })

  test('DOM-2 has the same diagnostic when only that brand is loaded', async () => {
    const { brand, diagnostics } = await loadBrand(broken, 'taken-domain')
    expect(brand).toBeNull()
    expect(diagnostics.map(inWords)).toEqual(
      expectedDiagnostics.filter(({ file }) => file.includes('taken-domain')),
    )
  })

  test('DOM-2 for an unknown id the most similar one is suggested', async () => {
    const { diagnostics } = await loadBrand(broken, 'aaa-god')
    expect(diagnostics).toMatchObject([
      { code: 'BRAND-05', level: 'fatal', remedy: 'Use aaa-good.' },
    ])
  })
})
