import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The tests run in Node without transformation, as in production.
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 300_000,
    experimental: { viteModuleRunner: false },
  },
})
