import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadBrand } from '@bouquet/theme/load'
import { writeStockBrand } from '../../packages/generator/test/support/stockAstro/writeStockBrand.ts'
import { paths } from '../shared/paths.ts'
import { run } from '../shared/run.ts'
import type { BrandJob, Tool } from './Tool.ts'

const folder = join(paths.work, 'generators/astro')
const dataOf = (id: string) => join(folder, `${id}.json`)
const config = 'packages/generator/test/support/stockAstro/astro.config.ts'

/** `astro build` of the same site with a plain static configuration, once for each brand. */
export function stockAstro(themes: string, all: readonly BrandJob[]): Tool {
  return {
    name: 'stock astro build',
    means: 'the same site, one build a brand',
    prepare: async () => {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      for (const { id } of all) {
        const { brand } = await loadBrand(themes, id)
        if (!brand) throw new Error(`${id} is not valid.`)
        await writeStockBrand(brand, dataOf(id))
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
            ...['--config', join('../..', config)],
            ...['--outDir', join(output, domain)],
          ],
          { cwd: paths.site, environment: { BRAND_FILE: dataOf(id), NODE_ENV: 'production' } },
        )
      return seconds
    },
  }
}
