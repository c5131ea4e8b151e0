import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AstroIntegration, AstroUserConfig } from 'astro'
import { z } from 'zod'
import { paths } from '../../../src/paths.ts'

const siteConfig = z
  .custom<AstroUserConfig>((config) => typeof config === 'object' && config !== null)
  .parse((await import(pathToFileURL(join(paths.site, 'astro.config.mjs')).href)).default)

const pageFile = /\/src\/(pages\/.*\.astro|landers\/\w+\/page\.astro)$/
const here = (file: string) => join(import.meta.dirname, file)

/** Gives each page the function that names its paths, which a static build asks for, and the data of the brand. */
const oneBrand = (): AstroIntegration => ({
  name: 'one-brand',
  hooks: {
    'astro:config:setup': ({ addMiddleware, updateConfig }) => {
      addMiddleware({ entrypoint: here('middleware.ts'), order: 'pre' })
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'static-paths',
              enforce: 'pre',
              load(id) {
                const [, page] = pageFile.exec(id) ?? []
                if (page === undefined) return null
                return readFileSync(id, 'utf8').replace(
                  '---\n',
                  `---\nimport { pathsOf } from '${here('staticPaths.ts')}'\nexport const getStaticPaths = () => pathsOf('${page}')\n`,
                )
              },
            },
          ],
        },
      })
    },
  },
})

const { adapter: _, integrations = [], ...plain } = siteConfig

/** The site as `astro build` makes it for one brand: static, without the adapter that renders any brand. */
export default { ...plain, output: 'static', integrations: [...integrations, oneBrand()] }
