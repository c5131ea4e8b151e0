import { fileURLToPath } from 'node:url'
import { themeCss } from '@bouquet/theme/css'
import { loadBrand } from '@bouquet/theme/load'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { createServer } from 'vite'
import type { BrowserCommand } from 'vitest/node'

/** What a server sends: each case by the name of its component, and the look of a brand. */
interface FromServer {
  readonly drawings: Readonly<Record<string, string>>
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

/** Lets a test in the browser ask for the drawings of a program without one. */
export const drawOnServer: BrowserCommand<[]> = async () => {
  const vite = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    plugins: [vanillaExtractPlugin()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const loaded = await vite.ssrLoadModule('/src/conformance/drawAll.tsx')
    const drawAll: unknown = loaded['drawAll']
    if (typeof drawAll !== 'function') throw new Error('drawAll.tsx has lost its function.')
    return { drawings: drawAll(), css: themeCss(await plainBrand()) }
  } finally {
    await vite.close()
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    drawOnServer: () => Promise<FromServer>
  }
}
