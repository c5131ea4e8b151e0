import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const fixtures = join(import.meta.dirname, 'fixtures/broken')
/** Ignored by Git and by every check. */
const scratch = join(import.meta.dirname, '../coverage')
const loader = join(import.meta.dirname, '../src/load/loadBrands.ts')

const program = `
const [loader, folder] = process.argv.slice(1)
const { brands, diagnostics } = await (await import(loader)).loadBrands(folder)
process.stdout.write(JSON.stringify([brands.length, diagnostics]))
`

test('OPS-2 a thousand brands are read by a process with a low limit of open files', async () => {
  await mkdir(scratch, { recursive: true })
  const folder = await mkdtemp(join(scratch, 'many-'))
  const company = 'companies/acorn.company.jsonc'
  await cp(join(fixtures, company), join(folder, company))
  const text = await readFile(join(fixtures, 'aaa-good.theme.jsonc'), 'utf8')
  for (let at = 0; at < 1_000; at++) {
    await writeFile(join(folder, `rose-${at}.theme.jsonc`), text.replace('aaa-good', `rose-${at}`))
  }
  const words = ['-c', 'ulimit -n 100; exec "$@"', 'sh', process.execPath, '-e', program]
  const { stdout } = await promisify(execFile)('sh', [...words, loader, folder])
  await rm(folder, { recursive: true })
  expect(JSON.parse(stdout)).toEqual([1_000, []])
})
