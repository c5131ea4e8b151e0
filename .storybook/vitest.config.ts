import { inBrowser } from '@bouquet/browser/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { forceColours } from './tests/forceColours.ts'
import { usedIcons } from './usedIcons.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Every story in every look, not its share alone. */
    isWholeGrid: boolean
  }
}

export default defineConfig(async ({ mode }) => ({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), usedIcons()],
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
    // All that the stories import is bundled before the first of them runs.
    entries: ['../packages/ui/src/**/*.stories.tsx', '**/*.{ts,tsx}'],
  },
  test: {
    name: 'modes',
    maxWorkers: 2,
    include: ['tests/*.browser.test.{ts,tsx}'],
    // By this the accessibility addon knows that nobody looks on, and fails the test.
    env: { VITEST_STORYBOOK: 'false' },
    provide: { isWholeGrid: mode === 'brands' },
    browser: { ...(await inBrowser()), commands: { forceColours } },
  },
}))
