import { defineConfig } from 'vitest/config'

/** Generous, because the crash test starts the program anew many times on whatever machine this is. */
const patienceMs = 120_000

/** Parts that are servers of their own: NATS beside PostgreSQL. */
const parts = process.env['DATABASE_URL'] ? [] : ['test/parts/**']

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: parts,
    // One for each core of a small machine, which would get a single one.
    maxWorkers: 2,
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
  },
})
