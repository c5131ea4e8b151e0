import { fileURLToPath } from 'node:url'
import { inBrowser } from '@bouquet/browser/vitest'
import { quoteStyleImports } from '@bouquet/theme/build'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { renderOnServer } from './src/conformance/renderOnServer.ts'

/** For tests that share a small machine with others. */
const patient = {
  testTimeout: 300_000,
  // The first one waits for everything to be compiled.
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
}

const workshop = fileURLToPath(new URL('../../.storybook', import.meta.url))

/** Prebundled, since discovering them during a test would reload the page. */
const prebundled = [
  'axe-core',
  '@vanilla-extract/recipes/createRuntimeFn',
  'react-dom',
  'react-dom/server',
  'react-dom/client',
]

// What Node renders is compared with what a browser of the tests does, whose time zone this is.
process.env['TZ'] = 'UTC'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [vanillaExtractPlugin(), quoteStyleImports()],
        test: {
          ...patient,
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            '!**/*.browser.test.tsx',
            `${workshop}/controls/*.test.ts`,
            `${workshop}/chromatic/*.test.ts`,
          ],
        },
      },
      {
        plugins: [vanillaExtractPlugin(), quoteStyleImports()],
        optimizeDeps: { include: prebundled },
        test: {
          ...patient,
          name: 'hydration',
          maxWorkers: 2,
          include: ['src/**/*.browser.test.tsx'],
          browser: { ...(await inBrowser()), commands: { renderOnServer } },
        },
      },
      // Storybook's own test panel runs these; the test script leaves them to "modes", which plays the same stories.
      {
        plugins: [storybookTest({ configDir: workshop, initialGlobals: { brand: 'wireframe' } })],
        test: {
          ...patient,
          name: 'stories',
          maxWorkers: 2,
          isolate: false,
          browser: await inBrowser(),
        },
      },
      // The same stories in all modes.
      `${workshop}/vitest.config.ts`,
      {
        test: {
          name: 'built',
          environment: 'node',
          include: [`${workshop}/built/*.test.ts`],
          globalSetup: `${workshop}/built/serveBuild.ts`,
          // Follows the others, so that a page has a core to itself.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
        },
      },
    ],
  },
})
