import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Node runs the tests as it runs the product.
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    experimental: { viteModuleRunner: false },
  },
})
