import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Diagnostic } from '../src/load/diagnostics.ts'
import { applyFix } from '../src/load/fix.ts'
import { loadBrand } from '../src/load/loadBrand.ts'
import { company, file } from './brand.ts'

/** Ignored by Git and by every check. */
const scratch = join(import.meta.dirname, '../coverage')

describe('a brand among others', () => {
  let folder: string

  const write = (path: string, content: unknown) =>
    writeFile(join(folder, path), JSON.stringify(content))

  beforeEach(async () => {
    await mkdir(scratch, { recursive: true })
    folder = await mkdtemp(join(scratch, 'remedies-'))
    await mkdir(join(folder, 'companies'))
    await write('companies/acorn.company.jsonc', company)
    await write('aster.theme.jsonc', { ...file, domains: ['aster.example', 'BÜCHER.example'] })
    await utimes(join(folder, 'aster.theme.jsonc'), 0, 1)
  })

  afterEach(() => rm(folder, { recursive: true }))

  const load = async (content: unknown): Promise<readonly Diagnostic[]> => {
    await write('rose.theme.jsonc', content)
    return (await loadBrand(folder, 'rose')).diagnostics
  }

  const follow = async (content: unknown, { fix }: Diagnostic): Promise<unknown> => {
    if (fix === undefined) throw new Error('no remedy')
    if (fix.file !== 'company') return applyFix(content, fix)
    await write('companies/acorn.company.jsonc', applyFix(company, fix))
    return content
  }

  test.each<[string, string, object]>([
    ['BRAND-21', 'of another brand', { domains: ['aster.example'] }],
    [
      'BRAND-21',
      'of another brand in other case, with a final dot',
      { domains: ['ASTER.example.'] },
    ],
    ['BRAND-21', 'of another brand with www', { domains: ['www.aster.example'] }],
    ['BRAND-21', 'of another brand in punycode', { domains: ['xn--bcher-kva.example'] }],
    ['BRAND-21', 'of its own, stated twice', { domains: ['rose.example', 'Rose.Example.'] }],
    ['BRAND-24', 'that is a suffix', { domains: ['co.uk'] }],
    ['BRAND-20', 'and a company that is not there', { company: 'akorn' }],
    ['BRAND-07', 'and a format to come', { format: 3 }],
    ['BRAND-10', 'and no company', { company: undefined }],
    ['BRAND-10', 'and no domain, where the first that suits is taken', { domains: undefined }],
    ['BRAND-33', 'and a name that its company does not trade under', { name: 'Rosewater' }],
  ])('DOM-2 with %s stands once the remedy is followed: a domain %s', async (code, _, changes) => {
    const content = { ...file, ...changes }
    const [diagnostic, ...others] = await load(content)
    if (diagnostic === undefined) throw new Error('no diagnostic')
    expect([diagnostic.code, ...others]).toEqual([code])
    expect(await load(await follow(content, diagnostic))).toEqual([])
  })

  test('DOM-2 may list its domain with and without www, as the server answers on both', async () => {
    expect(await load({ ...file, domains: ['rose.example', 'www.rose.example'] })).toEqual([])
  })
})
