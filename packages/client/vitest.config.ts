import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Loading the contract anew takes longer than the tests of most files.
  test: { include: ['test/**/*.test.ts'], testTimeout: 300_000, isolate: false },
})
