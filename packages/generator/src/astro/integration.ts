import type { AstroIntegration } from 'astro'
import { brandFilesPlugin } from '../dev/brandFilesPlugin.ts'

const here = (path: string) => new URL(path, import.meta.url)

/**
 * Compiles the site into a program that renders any brand: brands are handed in with each page, never
 * bundled. While developing, a middleware picks the brand by host (`amberline.localhost`).
 */
export const bouquet = (): AstroIntegration => ({
  name: '@bouquet/generator',
  hooks: {
    'astro:config:setup': ({ command, addMiddleware, updateConfig }) => {
      if (command !== 'dev') return
      addMiddleware({ order: 'pre', entrypoint: here('../dev/middleware.ts') })
      updateConfig({ vite: { plugins: [brandFilesPlugin()] } })
    },
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: '@bouquet/generator',
        entrypointResolution: 'auto',
        serverEntrypoint: here('./entry.ts'),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: {
          serverOutput: 'stable',
          hybridOutput: 'stable',
          staticOutput: 'stable',
          sharpImageService: 'stable',
        },
      }),
  },
})
