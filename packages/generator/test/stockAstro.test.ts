import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { localeCodes } from '@bouquet/contract'
import { loadBrand } from '@bouquet/theme/load'
import { afterAll, expect, test } from 'vitest'
import { pagePath, pagesOf } from '../src/page.ts'
import { paths } from '../src/paths.ts'
import { pageFinisher } from '../src/render/finishPage.ts'
import { writeStockBrand } from './support/stockAstro/writeStockBrand.ts'
import { TestProject } from './support/testProject.ts'

const project = new TestProject()
afterAll(() => project.remove())

const id = 'wireframe'
const site = join(project.output, 'wireframe.example')
const stock = join(project.folder, 'stock')
const brandFile = join(project.folder, 'brand.json')
const config = '../../packages/generator/test/support/stockAstro/astro.config.ts'

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
const pagesIn = (cwd: string) => globSync('*/**/index.html', { cwd }).sort()

async function buildWithStockAstro(): Promise<void> {
  const astro = join(paths.root, 'node_modules/astro/bin/astro.mjs')
  await promisify(execFile)(
    process.execPath,
    [astro, 'build', '--config', config, '--outDir', stock],
    {
      cwd: paths.site,
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        BRAND_FILE: brandFile,
        NODE_ENV: 'production',
      },
    },
  )
}

/** Only the brand's own stylesheet is not among the files of Astro. */
const styleOf = (url: string) => read(existsSync(join(stock, url)) ? stock : site, url)

test('GEN-2 every page is, byte for byte, what a plain Astro build of the brand gives', async () => {
  project.copyBrands(id)
  const { code, stderr } = await project.run('build')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const { brand } = await loadBrand(project.themes, id)
  if (!brand) throw new Error(`${id} is not valid.`)
  await writeStockBrand(brand, brandFile)
  await buildWithStockAstro()

  const pages = localeCodes.flatMap((locale) =>
    pagesOf(brand).map((page) => ({ page, file: `${locale}${pagePath(page)}/index.html` })),
  )
  expect(pagesIn(stock)).toEqual(pages.map(({ file }) => file).sort())
  expect(pagesIn(site)).toEqual(pagesIn(stock))
  const finish = pageFinisher(styleOf)
  const different = pages.filter(
    ({ page, file }) => finish(page, read(stock, file)) !== read(site, file),
  )
  expect(different).toEqual([])
})
