import react from '@astrojs/react'
import { localeCodes } from '@bouquet/contract'
import { bouquet } from '@bouquet/generator/astro'
import { quoteStyleImports } from '@bouquet/theme/build'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'astro/config'
import { landerRoutes } from './src/landers/landerRoutes.ts'
import { svgSheets } from './src/sheets/svgSheets.ts'

export default defineConfig({
  output: 'server',
  trailingSlash: 'ignore',
  compressHTML: true,
  devToolbar: { enabled: false },
  server: { host: true, allowedHosts: true },
  build: { assets: 'assets', inlineStylesheets: 'never' },
  adapter: bouquet(),
  integrations: [react(), landerRoutes()],
  vite: {
    plugins: [
      svgSheets(),
      vanillaExtractPlugin(),
      quoteStyleImports(),
      optimizeLocales.vite({ locales: localeCodes }),
    ],
    // Nothing is inlined, so that the content security policy needs few exceptions.
    build: { assetsInlineLimit: 0 },
  },
})
