import { inBrowser } from '@bouquet/browser/vitest'
import { quoteStyleImports } from '@bouquet/theme/build'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', include: ['test/**/*.test.ts'], testTimeout: 300_000 },
      },
      {
        plugins: [vanillaExtractPlugin(), quoteStyleImports()],
        optimizeDeps: {
          include: ['@vanilla-extract/recipes/createRuntimeFn'],
          // Prebundle everything that screens import, before the first one is drawn.
          entries: ['src/main.tsx', 'test/**/*.browser.test.tsx'],
        },
        test: {
          name: 'screens',
          include: ['test/**/*.browser.test.tsx'],
          // For a browser that shares a small machine with other tests.
          testTimeout: 300_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 120_000 } },
          maxWorkers: 2,
          browser: await inBrowser(),
        },
      },
    ],
  },
})
