import { fileURLToPath } from 'node:url'
import { inBrowser } from '@bouquet/browser/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { renderOnServer } from './src/conformance/renderOnServer.ts'

const workshop = fileURLToPath(new URL('../../.storybook', import.meta.url))

/** Prebundled, since discovering them during a test would reload the page. */
const prebundled = [
  'axe-core',
  '@vanilla-extract/recipes/createRuntimeFn',
  'react-dom',
  'react-dom/server',
  'react-dom/client',
]

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', '!**/*.browser.test.tsx'],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        optimizeDeps: { include: prebundled },
        test: {
          name: 'hydration',
          maxWorkers: 2,
          include: ['src/**/*.browser.test.tsx'],
          browser: { ...(await inBrowser()), commands: { renderOnServer } },
        },
      },
      {
        plugins: [storybookTest({ configDir: workshop, initialGlobals: { brand: 'wireframe' } })],
        test: { name: 'stories', maxWorkers: 2, isolate: false, browser: await inBrowser() },
      },
      // The same stories in all modes.
      `${workshop}/vitest.config.ts`,
    ],
  },
})
