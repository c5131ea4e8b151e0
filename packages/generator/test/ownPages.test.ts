import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownPagesIn } from '../src/ownPages/ownPage.ts'
import { findStrayFolders, readOwnPages } from '../src/ownPages/readOwnPages.ts'

const scratch = join(import.meta.dirname, '../coverage')
const brand = { id: 'rose', language: 'fi' } as const
let themes: string

beforeEach(() => {
  mkdirSync(scratch, { recursive: true })
  themes = join(mkdtempSync(join(scratch, 'own-')), 'themes')
  mkdirSync(join(themes, 'pages/rose'), { recursive: true })
})
afterEach(() => rmSync(join(themes, '..'), { recursive: true }))

const put = (name: string, text: string) => writeFileSync(join(themes, 'pages/rose', name), text)

const page = (body: string, title = 'Meistä') =>
  `---\ntitle: ${title}\ndescription: Keitä olemme.\n---\n${body}`

const read = () => readOwnPages(themes, brand)

const html = async (body: string) => {
  put('about.fi.md', page(body))
  const { pages, diagnostics } = await read()
  expect(diagnostics).toEqual([])
  return pages[0]?.texts.fi?.sections.map((section) => section.html).join('\n') ?? ''
}

test('PAG-1 headings of the second level begin sections, with the text above them first', async () => {
  put(
    'about.fi.md',
    page('Alku.\n\n## Ketkä\n\nMe.\n\n### Lisää\n\n- yksi\n- kaksi\n\n## Ketkä\n\nTaas.'),
  )
  const { pages } = await read()
  expect(pages).toMatchObject([
    {
      token: 'about',
      texts: {
        fi: {
          title: 'Meistä',
          description: 'Keitä olemme.',
          sections: [
            { id: 'introduction', heading: null, html: '<p>Alku.</p>' },
            { id: 'ketka', heading: 'Ketkä' },
            { id: 'ketka-2', heading: 'Ketkä', html: '<p>Taas.</p>' },
          ],
        },
      },
    },
  ])
  expect(pages[0]?.texts.fi?.sections[1]?.html).toContain('<h3>Lisää</h3>')
})

test('PAG-1 a link by the name of a page leads to it in the language of the text', async () => {
  put('story.fi.md', page('Tarina.'))
  const linked = await html(
    '[ehdot](terms) [tarina](story) [muu](https://example.org/) [asetukset](/settings)',
  )
  expect(linked).toContain('href="/fi/pages/terms"')
  expect(linked).toContain('href="/fi/pages/story"')
  expect(linked).toContain('href="https://example.org/"')
  expect(linked).toContain('href="/settings"')
})

test('LOC-5 each cell of a table names its column, for screens too narrow for a table', async () => {
  const table = await html('| Nimi | Hinta |\n| --- | --- |\n| Yksi | 5 |')
  expect(table).toContain('<td data-label="Hinta">5</td>')
})

test('LOC-4 a language without a text shows that of the brand', async () => {
  put('about.fi.md', page('Suomeksi.'))
  put('about.sv.md', page('På svenska.', 'Om oss'))
  const { pages } = await read()
  expect(ownPagesIn('sv', pages, brand)).toMatchObject([{ language: 'sv', title: 'Om oss' }])
  expect(ownPagesIn('de', pages, brand)).toMatchObject([{ language: 'fi', title: 'Meistä' }])
})

test('PAG-1 a brand without a folder has no pages of its own', async () => {
  expect(await readOwnPages(themes, { id: 'lily', language: 'en' })).toEqual({
    pages: [],
    diagnostics: [],
  })
})

test.each([
  ['PAGE-01', 'About us.fi.md', page('x'), null, 'Rename the file to about-us.fi.md.'],
  ['PAGE-01', 'about.md', page('x'), null, 'Rename the file to about.fi.md.'],
  ['PAGE-02', 'about.dk.md', page('x'), null, 'Rename the file to about.da.md.'],
  ['PAGE-03', 'withdraw.fi.md', page('x'), null, 'Rename the file to about-withdraw.fi.md.'],
  ['PAGE-05', 'about.fi.md', 'Alku.', 1, 'Begin with --- and the lines title:'],
  ['PAGE-05', 'about.fi.md', '---\ntitle: Meistä\n---\nAlku.', 1, 'description: (2 to 200)'],
  [
    'PAGE-05',
    'about.fi.md',
    '---\ntitle: Meistä: me\ndescription: Keitä.\n---\nAlku.',
    2,
    'Begin with',
  ],
  ['PAGE-05', 'about.fi.md', page(''), 5, 'and the text'],
  ['PAGE-06', 'about.fi.md', page('Alku.\n\n<script>alert(1)</script>'), 7, 'Write it in Markdown'],
  ['PAGE-06', 'about.fi.md', page('Alku <b onclick="x()">nyt</b>.'), 5, 'Write it in Markdown'],
  ['PAGE-07', 'about.fi.md', page('![koira](https://example.org/dog.png)'), 5, 'Remove it.'],
  ['PAGE-08', 'about.fi.md', page('[x](javascript:alert(1))'), 5, 'another page by its name'],
  ['PAGE-08', 'about.fi.md', page('[x](term)'), 5, 'Use terms, '],
  ['PAGE-08', 'about.fi.md', page('[x](//example.org)'), 5, 'another page by its name'],
  ['PAGE-09', 'about.fi.md', page('# Meistä\n\nAlku.'), 5, 'Begin it with ##.'],
  ['PAGE-10', 'about.sv.md', page('Alku.'), null, 'Add about.fi.md.'],
] as const)(
  'OPS-2 %s names the file, the line and a remedy: %s',
  async (code, name, text, line, remedy) => {
    put(name, text)
    const { pages, diagnostics } = await read()
    expect(pages).toEqual([])
    const [first] = diagnostics
    expect(first).toMatchObject({ code, level: 'error', line })
    expect(first?.file).toMatch(/^themes\/pages\/rose\//)
    expect(first?.remedy).toContain(remedy)
  },
)

test('OPS-2 a file that is not UTF-8 is refused', async () => {
  writeFileSync(
    join(themes, 'pages/rose/about.fi.md'),
    Buffer.from('---\ntitle: Meist\u00e4', 'latin1'),
  )
  expect((await read()).diagnostics[0]).toMatchObject({ code: 'BRAND-51', line: 2 })
})

test('OPS-2 a folder that belongs to no brand is a warning with the nearest brand', async () => {
  mkdirSync(join(themes, 'pages/rosa'))
  expect(await findStrayFolders(themes, ['rose', 'lily'])).toMatchObject([
    { code: 'PAGE-04', level: 'warning', remedy: 'Rename the folder to rose.' },
  ])
})
