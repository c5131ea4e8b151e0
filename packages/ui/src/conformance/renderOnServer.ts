import { fileURLToPath } from 'node:url'
import { quoteStyleImports } from '@bouquet/theme/build'
import { themeCss } from '@bouquet/theme/css'
import { loadBrand } from '@bouquet/theme/load'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { createServer } from 'vite'
import type { BrowserCommand } from 'vitest/node'

/** Server-rendered HTML by component, and the CSS of a brand. */
interface FromServer {
  readonly html: Readonly<Record<string, string>>
  readonly css: string
}

const plainBrand = async () => {
  const { brand } = await loadBrand(
    fileURLToPath(new URL('../../../../themes', import.meta.url)),
    'wireframe',
  )
  if (brand === null) throw new Error('The wireframe brand does not load.')
  return brand
}

/** Browser command that renders all cases on the server. */
export const renderOnServer: BrowserCommand<[]> = async () => {
  const vite = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    plugins: [vanillaExtractPlugin(), quoteStyleImports()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const loaded = await vite.ssrLoadModule('/src/conformance/renderAll.tsx')
    const renderAll: unknown = loaded['renderAll']
    if (typeof renderAll !== 'function') throw new Error('renderAll.tsx has lost its function.')
    return { html: renderAll(), css: themeCss(await plainBrand()) }
  } finally {
    await vite.close()
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: () => Promise<FromServer>
  }
}
