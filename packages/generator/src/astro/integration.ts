import type { AstroIntegration } from 'astro'
import { devSite } from '../dev/devSite.ts'

/**
 * Compiles the site into a program that renders any brand: brands are handed in with each page, never
 * bundled. While developing, each request is given the brand of its host (`amberline.localhost`).
 */
export const bouquet = (): AstroIntegration => ({
  name: '@bouquet/generator',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'dev') updateConfig({ vite: { plugins: [devSite()] } })
    },
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: '@bouquet/generator',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./entry.ts', import.meta.url),
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
