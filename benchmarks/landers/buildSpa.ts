import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { paths } from '../shared/paths.ts'
import type { Built } from './buildBouquet.ts'
import { writeGenerated } from './generated.ts'
import { viteSettings } from './viteSettings.ts'

/** Builds the pages as one plain React application. @returns the folder to serve, with `index.html` for every path */
export async function buildSpa(built: Built): Promise<string> {
  const app = join(paths.work, 'landers/spa')
  const sources = join(paths.benchmarks, 'landers')
  rmSync(app, { recursive: true, force: true })
  cpSync(join(sources, 'spa'), app, { recursive: true })
  cpSync(join(sources, 'react'), join(app, '../react'), { recursive: true })
  writeGenerated(app, built)
  const page = join(app, 'index.html')
  const links = built.preloads.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />`,
  )
  writeFileSync(page, readFileSync(page, 'utf8').replace('<!--preloads-->', links.join('\n    ')))
  await build({
    ...viteSettings,
    root: app,
    publicDir: join(app, 'public'),
    build: { outDir: join(app, 'dist'), emptyOutDir: true },
  })
  return join(app, 'dist')
}
