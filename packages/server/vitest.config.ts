import { defineConfig } from 'vitest/config'

/** Generous, because the crash test starts the program anew many times on whatever machine this is. */
const patienceMs = 120_000

export default defineConfig({
  test: { include: ['test/**/*.test.ts'], testTimeout: patienceMs, hookTimeout: patienceMs },
})
