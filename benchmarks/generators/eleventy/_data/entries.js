import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'

/** Every page of the brands named in the environment. */
export default () =>
  env.BRANDS.split(' ').flatMap((id) => {
    const site = JSON.parse(readFileSync(join(env.DATA_FOLDER, `${id}.json`), 'utf8'))
    const entries = site.languages.flatMap(({ code }) =>
      site.locales[code].pages.map((page) => ({
        site,
        code,
        locale: site.locales[code],
        page,
        file: `${site.domain}/${code}${page.path}/index.html`,
      })),
    )
    const notFound = entries.find(({ code, page }) => code === 'en' && page.path === '/404')
    return [...entries, { ...notFound, file: `${site.domain}/404.html` }]
  })
