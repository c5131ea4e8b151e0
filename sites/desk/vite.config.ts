import { quoteStyleImports } from '@bouquet/theme/build'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { deskStyles } from './src/theme/deskStyles.ts'

export default defineConfig({
  base: '/desk/',
  plugins: [
    deskStyles(),
    vanillaExtractPlugin(),
    quoteStyleImports(),
    optimizeLocales.vite({ locales: ['en', 'de'] }),
  ],
  // Nothing is inlined, so that the content security policy needs no exceptions.
  build: {
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        // Together, so that zod is configured before any file of schemas runs, whatever else they share.
        codeSplitting: {
          groups: [{ name: 'zod', test: /node_modules\/zod\/|\/zodWithoutEval\.ts$/ }],
        },
      },
    },
  },
})
