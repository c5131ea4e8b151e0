import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { paths } from '../shared/paths.ts'
import { run } from '../shared/run.ts'
import type { SiteData } from './siteData.ts'
import type { BrandJob, Tool } from './Tool.ts'

const folder = join(paths.work, 'generators/hugo')

/** Hugo with one theme for all brands; a brand is a content folder, a data file and a configuration. */
export function hugo(data: string, read: (id: string) => SiteData, all: readonly BrandJob[]): Tool {
  return {
    name: 'Hugo 0.111 (Debian)',
    means: 'one theme, one run a brand',
    prepare: async () => {
      rmSync(folder, { recursive: true, force: true })
      for (const { id } of all) {
        const site = join(folder, id)
        mkdirSync(join(site, 'data'), { recursive: true })
        cpSync(join(data, `${id}.json`), join(site, 'data/site.json'))
        writeContent(site, read(id))
      }
      await run('hugo', ['version'], { cwd: folder })
    },
    render: async (brands, output) => {
      let seconds = 0
      for (const { id, domain } of brands)
        seconds += await run('hugo', ['--quiet', '--destination', join(output, domain)], {
          cwd: join(folder, id),
        })
      return seconds
    },
  }
}

function writeContent(folder: string, { domain, languages, locales }: SiteData): void {
  const configuration = {
    baseURL: `https://${domain}/`,
    theme: 'bench',
    themesDir: join(paths.benchmarks, 'generators/hugo/theme'),
    disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', 'robotsTXT', '404'],
  }
  writeFileSync(join(folder, 'config.json'), JSON.stringify(configuration))
  const page = (locale: string, at: number, url: string) => {
    const file = join(folder, 'content', `${url.replace(/\/$|\.html$/, '')}.md`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ url, locale, at }))
  }
  for (const { code } of languages)
    for (const [at, { path }] of (locales[code]?.pages ?? []).entries()) {
      page(code, at, `/${code}${path}/`)
      if (code === 'en' && path === '/404') page(code, at, '/404.html')
    }
}
