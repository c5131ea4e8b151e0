import react from '@astrojs/react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'astro/config'

export default defineConfig({
  output: 'static',
  compressHTML: true,
  devToolbar: { enabled: false },
  // As in Bouquet's pages, whose styles are inside.
  build: { assets: 'assets', inlineStylesheets: 'always' },
  integrations: [react()],
  vite: { plugins: [vanillaExtractPlugin()], build: { assetsInlineLimit: 0 } },
})
