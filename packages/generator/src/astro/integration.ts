import type { AstroIntegration } from 'astro'
import { devSite } from '../dev/devSite.ts'
import { membersArea } from '../membersArea/membersArea.ts'

/**
 * Astro adapter that compiles the site once for all brands; the brand is passed in with each page as
 * `Astro.locals`. The dev server picks the brand by host name, for example `amberline.localhost`.
 */
export function bouquet(): AstroIntegration {
  return {
    name: '@bouquet/generator',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        updateConfig({
          vite: {
            plugins: command === 'dev' ? [devSite()] : [membersArea()],
          },
        })
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
  }
}
