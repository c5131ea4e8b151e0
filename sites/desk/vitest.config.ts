import { patienceMs } from '@bouquet/browser/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['test/**/*.test.ts'] } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.test.ts'],
          globalSetup: 'e2e/support/oneDesk.ts',
          // The files share the demo's queues, so that they take turns.
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 900_000,
          expect: { poll: { timeout: patienceMs } },
        },
      },
    ],
  },
})
