import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../shared/install.ts'
import { paths } from '../shared/paths.ts'
import { run } from '../shared/run.ts'
import type { SiteData } from './siteData.ts'
import type { Tool } from './Tool.ts'

const folder = join(paths.work, 'generators/next')

/** Static export of Next.js with server components alone; all brands in one build. */
export function nextExport(data: string, sites: () => Iterable<SiteData>): Tool {
  return {
    name: 'Next.js 16.4 export',
    means: 'server components, styles in files, one build',
    prepare: async () => {
      mkdirSync(folder, { recursive: true })
      cpSync(join(paths.benchmarks, 'generators/next'), folder, { recursive: true })
      for (const { domain, styles } of sites()) {
        const styleFolder = join(folder, 'public', domain)
        mkdirSync(styleFolder, { recursive: true })
        for (const [at, css] of styles.entries())
          writeFileSync(join(styleFolder, `style-${at}.css`), css)
      }
      await install(folder)
    },
    render: async (brands, output) => {
      rmSync(join(folder, 'out'), { recursive: true, force: true })
      const seconds = await run(join(folder, 'node_modules/.bin/next'), ['build'], {
        cwd: folder,
        environment: {
          BRANDS: brands.map(({ id }) => id).join(' '),
          DATA_FOLDER: data,
          NODE_ENV: 'production',
        },
      })
      rmSync(output, { recursive: true, force: true })
      renameSync(join(folder, 'out'), output)
      return seconds
    },
  }
}
