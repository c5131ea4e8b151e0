import { inBrowser } from '@bouquet/browser/vitest'
import { quoteStyleImports } from '@bouquet/theme/build'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { loadedBrands } from './loadedBrands.ts'
import { forceColors } from './tests/forceColors.ts'
import { usedIcons } from './usedIcons.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Run every story in all brands and modes instead of a rotating selection. */
    isWholeGrid: boolean
  }
}

export default defineConfig(async ({ mode }) => ({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), quoteStyleImports(), usedIcons(), loadedBrands()],
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
    // Prebundle everything that stories import, before the first one runs.
    entries: ['../packages/ui/src/**/*.stories.tsx', '**/*.{ts,tsx}'],
  },
  test: {
    name: 'modes',
    maxWorkers: 2,
    // Files share a page, which loads the stories once.
    isolate: false,
    // The first story of a file waits for the browser to compile all, on whatever machine beside other tests.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    include: ['tests/*.browser.test.{ts,tsx}'],
    // Makes the accessibility addon fail the test on violations.
    env: { VITEST_STORYBOOK: 'false' },
    provide: { isWholeGrid: mode === 'brands' },
    browser: { ...(await inBrowser()), commands: { forceColors } },
  },
}))
