import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The command is run by Node itself, in the tests as in the product. The first test may have to compile the site.
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    fileParallelism: false,
    experimental: { viteModuleRunner: false },
  },
})
