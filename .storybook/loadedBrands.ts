import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadBrands } from '@bouquet/theme/load'
import type { Plugin } from 'vite'

const themes = fileURLToPath(new URL('../themes', import.meta.url))
const asked = 'virtual:loaded-brands'
const resolved = `\0${asked}`

/**
 * Provides `virtual:loaded-brands`: all brands with a valid theme file. They are checked here, since the browser
 * spent a seventh of its work on a documentation page on checking them.
 */
export function loadedBrands(): Plugin {
  return {
    name: 'bouquet-loaded-brands',
    resolveId: (id) => (id === asked ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined
      for (const file of globSync('**/*.{jsonc,woff2}', { cwd: themes })) {
        this.addWatchFile(`${themes}/${file}`)
      }
      const { brands } = await loadBrands(themes)
      return `export const loadedBrands = ${JSON.stringify(brands)}`
    },
  }
}
