import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { createServer } from 'vite'
import type { BrowserCommand } from 'vitest/node'

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
    return drawAll()
  } finally {
    await vite.close()
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    drawOnServer: () => Promise<Readonly<Record<string, string>>>
  }
}
