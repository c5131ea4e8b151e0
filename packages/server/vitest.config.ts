import { defineConfig } from 'vitest/config'

/** Generous, because the crash test starts the program anew many times on whatever machine this is. */
const patienceMs = 120_000

/**
 * What the other of the two runs tests: with PostgreSQL the folder of the embedded database, without it what
 * needs servers of its own.
 */
const ofOtherRun = process.env['DATABASE_URL']
  ? ['test/app/crash/secondStart.test.ts', 'test/platform/dataFolder/dataFolder.test.ts']
  : ['test/postgres/**']

/** Replaces a module, which would be replaced for the other files of its worker too. */
const withMocks = ['test/features/accounts/passwords.routes.test.ts']

export default defineConfig({
  test: {
    // One for each core of a small machine, which would get a single one.
    maxWorkers: 2,
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    globalSetup: 'test/support/globalSetup.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['test/**/*.test.ts'],
          exclude: [...ofOtherRun, ...withMocks],
          // Loading the server anew takes longer than the tests of most files.
          isolate: false,
          setupFiles: 'test/support/quickPasswords.ts',
        },
      },
      { extends: true, test: { name: 'mocks', include: withMocks } },
    ],
  },
})
