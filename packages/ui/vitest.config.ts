import { fileURLToPath } from 'node:url'
import { findBrowser } from '@bouquet/browser'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { forceColours } from '../../.storybook/tests/forceColours.ts'
import { drawOnServer } from './src/conformance/drawOnServer.ts'

const workshop = fileURLToPath(new URL('../../.storybook', import.meta.url))

const { executablePath, args } = await findBrowser()

/** Found only while a test runs; bundling them then would reload the page under it. */
const prebundled = [
  '@vanilla-extract/recipes/createRuntimeFn',
  'react-dom/server',
  'react-dom/client',
]

const inBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath, args: [...args] } }),
  instances: [{ browser: 'chromium' as const }],
})

declare module 'vitest' {
  interface ProvidedContext {
    /** Every story in every look, not its share alone. */
    isWholeGrid: boolean
  }
}

export default defineConfig(({ mode }) => ({
  test: {
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
          include: ['src/**/*.browser.test.tsx'],
          browser: { ...inBrowser(), commands: { drawOnServer } },
        },
      },
      {
        plugins: [storybookTest({ configDir: workshop, initialGlobals: { brand: 'wireframe' } })],
        test: { name: 'stories', browser: inBrowser() },
      },
      {
        plugins: [vanillaExtractPlugin()],
        optimizeDeps: { include: prebundled },
        test: {
          name: 'modes',
          include: ['../../.storybook/tests/*.browser.test.ts'],
          // By this the accessibility addon knows that nobody looks on, and fails the test.
          env: { VITEST_STORYBOOK: 'false' },
          provide: { isWholeGrid: mode === 'brands' },
          browser: { ...inBrowser(), commands: { forceColours } },
        },
      },
    ],
  },
}))
