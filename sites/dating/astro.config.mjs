import react from '@astrojs/react'
import { bouquet } from '@bouquet/generator/astro'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'astro/config'

export default defineConfig({
  output: 'server',
  trailingSlash: 'ignore',
  compressHTML: true,
  devToolbar: { enabled: false },
  server: { host: true, allowedHosts: true },
  build: { assets: 'assets', inlineStylesheets: 'never' },
  adapter: bouquet(),
  integrations: [react()],
  vite: {
    plugins: [vanillaExtractPlugin()],
    // Everything stays a file, so that the content security policy needs few exceptions.
    build: { assetsInlineLimit: 0 },
  },
})
