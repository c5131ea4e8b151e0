import { landerNames } from '@bouquet/theme/landers'
import type { AstroIntegration } from 'astro'

/** Gives each lander a route of its own, whose page is in the lander's folder. */
export function landerRoutes(): AstroIntegration {
  return {
    name: 'lander-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const name of landerNames)
          injectRoute({
            pattern: `/[locale]/landers/${name}`,
            entrypoint: new URL(`./${name}/page.astro`, import.meta.url),
          })
      },
    },
  }
}
