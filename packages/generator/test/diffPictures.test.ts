import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { browserStorage } from '@bouquet/contract/storage'
import { loadBrand } from '@bouquet/theme/load'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takePairs } from '../src/command/diff/pictures.ts'
import { paths } from '../src/paths.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bouquet-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const warning = `<dialog id="entry">Adults only</dialog><script>
  if (!localStorage.getItem('${browserStorage.entry_warning.name}')) entry.showModal()
</script>`
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><path fill="red" d="M0 0H80V80H0Z"/></svg>'
const page = (body: string) =>
  `<!doctype html><title>Home</title><h1>Home</h1>${body}<div style="height:3600px"></div>`

/** Takes pictures of a page before and after, and tells whether they look alike. */
async function lookAlike(before: string, after: string): Promise<boolean> {
  const { brand } = await loadBrand(paths.themes, 'amberline')
  if (!brand) throw new Error('Amberline has an error.')
  for (const [side, html] of Object.entries({ before, after })) {
    const files = { 'en/index.html': html, 'far.svg': square }
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, side, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
  const to = join(folder, 'pictures')
  const sides = { before: join(folder, 'before'), after: join(folder, 'after') }
  const changes = [{ kind: 'markup' as const, places: ['/en'] }]
  const taken = await takePairs([{ brand, since: 'live', ...sides, changes }], to)
  expect(taken).toEqual({ pairs: 1, left: 0 })
  for (const side of ['before', 'after'])
    expect(existsSync(join(to, `amberline-en.${side}.jpg`))).toBe(true)
  return readFileSync(join(to, 'index.html'), 'utf8').includes('1 pages look as before')
}

test('OPS-12 pictures of diff show what lies behind the entry warning', async () => {
  expect(await lookAlike(page(warning), page(''))).toBe(true)
})

test('OPS-12 pictures of diff tell pages that differ further down from those that look alike', async () => {
  const below = (rest: string) => page(`<div style="height:3000px"></div>${rest}`)
  const image = '<img src="/far.svg" loading="lazy">'
  expect(await lookAlike(below(image), below(image))).toBe(true)
  expect(await lookAlike(below(image), below('<div style="height:80px"></div>'))).toBe(false)
})
