import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '@bouquet/contract'
import { loadBrand } from '@bouquet/theme/load'
import { buildBrandAssets } from '../../packages/generator/src/assets/buildBrandAssets.ts'
import { membersShell } from '../../packages/generator/src/membersArea/membersShell.ts'
import { paths } from '../shared/paths.ts'
import { run } from '../shared/run.ts'
import type { MeasuredSite } from './astro/src/measuredBrand.ts'
import type { BrandJob, Tool } from './Tool.ts'

const folder = join(paths.work, 'generators/astro')
const dataOf = (id: string) => join(folder, 'brands', `${id}.json`)

/** `astro build` of the same site with a plain static configuration, once for each brand. */
export const stockAstro = (themes: string, all: readonly BrandJob[]): Tool => ({
  name: 'stock astro build',
  means: 'the same site, one build a brand',
  prepare: async () => {
    copySite()
    mkdirSync(join(folder, 'brands'), { recursive: true })
    for (const { id, domain } of all) {
      const { brand } = await loadBrand(themes, id)
      if (!brand) throw new Error(`${id} is not valid.`)
      const { urls, drawings, examples, films } = await buildBrandAssets(brand)
      const members = Object.fromEntries(localeCodes.map((code) => [code, membersShell(code)]))
      const site = { brand, domain, assets: urls, drawings, examples, films, members }
      writeFileSync(dataOf(id), JSON.stringify(site satisfies Record<keyof MeasuredSite, unknown>))
    }
  },
  render: async (brands, output) => {
    let seconds = 0
    for (const { id, domain } of brands)
      seconds += await run(
        process.execPath,
        [
          join(paths.root, 'node_modules/astro/bin/astro.mjs'),
          'build',
          '--outDir',
          join(output, domain),
        ],
        { cwd: folder, environment: { BRAND_FILE: dataOf(id), NODE_ENV: 'production' } },
      )
    return seconds
  },
})

/** The site with the functions that name the paths of each page, which a static build asks for. */
function copySite(): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(paths.site, 'src'), join(folder, 'src'), { recursive: true })
  cpSync(join(paths.benchmarks, 'generators/astro'), folder, { recursive: true })
  cpSync(join(paths.site, 'package.json'), join(folder, 'package.json'))
  const pages = join(folder, 'src/pages')
  for (const file of globSync('**/*.astro', { cwd: pages })) {
    const up = '../'.repeat(file.split('/').length)
    const isLegal = file.endsWith('[token].astro')
    const from = `import { legalPaths, staticPaths } from '${up}staticPaths.ts'`
    const paths = isLegal ? 'legalPaths()' : `staticPaths('/${file}')`
    const text = readFileSync(join(pages, file), 'utf8')
    writeFileSync(
      join(pages, file),
      text.replace('---\n', `---\n${from}\nexport const getStaticPaths = () => ${paths}\n`),
    )
  }
}
