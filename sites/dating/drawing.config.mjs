import { quoteStyleImports } from '@bouquet/theme/build'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

/** What draws the members area on the server, in one module with all that it needs. */
export default defineConfig({
  publicDir: false,
  plugins: [vanillaExtractPlugin(), quoteStyleImports()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: { ssr: true, emptyOutDir: false, rolldownOptions: { output: { codeSplitting: false } } },
})
