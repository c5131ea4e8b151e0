import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Theme files are read by Node itself, in the tests as in the product.
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    experimental: { viteModuleRunner: false },
  },
})
