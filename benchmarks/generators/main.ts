import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { loadBrand } from '@bouquet/theme/load'
import { load, machine } from '../shared/machine.ts'
import { paths } from '../shared/paths.ts'
import { bouquet } from './bouquet.ts'
import { eleventy } from './eleventy.ts'
import { compress, countPages, writeAgain } from './floor.ts'
import { hugo } from './hugo.ts'
import { nextExport } from './nextExport.ts'
import { readSite } from './readSite.ts'
import { type Measured, report } from './report.ts'
import type { SiteData } from './siteData.ts'
import { stockAstro } from './stockAstro.ts'
import type { Tool } from './Tool.ts'
import { type MeasuredBrand, writeThemes } from './themeFiles.ts'

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    brands: { type: 'string', default: '50' },
    /** For Next.js and stock Astro, which take minutes for fifty. */
    'slow-brands': { type: 'string', default: '5' },
    /** Of other tools, by the first word of their names. */
    only: { type: 'string', default: 'hugo,eleventy,next,stock' },
  },
})

const work = join(paths.work, 'generators')
const themes = join(work, 'themes')
const data = join(work, 'data')
const built = join(work, 'output/bouquet')
const count = Number(values.brands)
const all = writeThemes(themes, count + 1)
const brands = all.slice(0, -1)
const added = all.slice(-1)

stdout.write(`${machine()}\n`)
rmSync(join(work, 'output'), { recursive: true, force: true })
const ours = bouquet(themes, [...new Set(all.map(({ model }) => model.id))])
const measured: Measured[] = [await measure(ours, brands, built)]

await writeData()
const slow = brands.slice(0, Number(values['slow-brands']))
const tools = [
  { tool: hugo(data, readData, all), some: brands },
  { tool: eleventy(data), some: brands },
  { tool: nextExport(data, () => [...slow, ...added].map(({ id }) => readData(id))), some: slow },
  { tool: stockAstro(themes, [...slow, ...added]), some: slow },
]
for (const { tool, some } of tools) {
  const [word = ''] = tool.name.toLowerCase().split(/[. ]/)
  if (values.only.split(',').includes(word))
    measured.push(await measure(tool, some, join(work, 'output', word)))
}
measured.push(
  await floor('writing the same pages', (folder) => writeAgain(folder, join(work, 'output/floor'))),
)
measured.push(await floor('compressing the same pages', compress))
stdout.write(`Load at the end ${load()}\n\n${report(measured)}\n`)

async function measure(
  tool: Tool,
  some: readonly MeasuredBrand[],
  output: string,
): Promise<Measured> {
  stdout.write(`${tool.name} …\n`)
  await tool.prepare()
  rmSync(output, { recursive: true, force: true })
  const full = await tool.render(some, output)
  const seconds = await tool.render(added, tool === ours ? output : `${output}-added`)
  const [one] = added
  const folder = join(tool === ours ? output : `${output}-added`, one?.domain ?? '')
  const { pages, bytes } = countPages(folder)
  return {
    name: tool.name,
    means: tool.means,
    brands: some.length,
    full,
    added: seconds,
    pages,
    bytes,
  }
}

/** Measures a step alone, on the pages that Bouquet made. */
async function floor(
  name: string,
  step: (folder: string) => number | Promise<number>,
): Promise<Measured> {
  const folderOf = ({ domain }: MeasuredBrand) => join(built, domain)
  let full = 0
  for (const brand of brands) full += await step(folderOf(brand))
  let one = 0
  for (const brand of added) one += await step(folderOf(brand))
  const folder = added.map(folderOf).join('')
  return {
    name,
    means: 'no work besides',
    brands: brands.length,
    full,
    added: one,
    ...countPages(folder),
  }
}

/** Fills in the content of every brand, before the other tools are measured. */
async function writeData(): Promise<void> {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  const models = new Map<string, string>()
  for (const { id, name, domain, model } of all) {
    const known = models.get(model.id) ?? JSON.stringify(await readModel(model))
    models.set(model.id, known)
    writeFileSync(
      join(data, `${id}.json`),
      known.replaceAll(model.domain, domain).replaceAll(model.name, name),
    )
  }
}

async function readModel({ id, domain }: MeasuredBrand['model']): Promise<SiteData> {
  const { brand } = await loadBrand(themes, id)
  if (!brand) throw new Error(`${id} is not valid.`)
  const folder = [built, join(work, 'prepared')]
    .map((parent) => join(parent, domain))
    .find((each) => globSync('404.html', { cwd: each }).length > 0)
  if (folder === undefined) throw new Error(`${domain} was not built.`)
  return readSite(brand, domain, folder)
}

function readData(id: string): SiteData {
  return JSON.parse(readFileSync(join(data, `${id}.json`), 'utf8'))
}
