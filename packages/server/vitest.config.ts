import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Generous, because the crash tests start the program anew many times, beside other tests on whatever machine this is. */
const patienceMs = 600_000

/**
 * Needs no database, or shows how pictures are drawn, a call is admitted or a response is cut to its viewer, so that one
 * of the two runs proves it.
 */
const withoutDatabase = [
  'test/app/{contract,rights/rights,rights/visibleFields}.test.ts',
  'test/features/credits/packages.rules.test.ts',
  'test/features/credits/signupDiscounts.rules.test.ts',
  'test/features/media/{bucketFiles,files,process}.test.ts',
  'test/features/payments/notifyShop.test.ts',
  'test/features/places/regions.test.ts',
  'test/platform/http/{drain,maintenance,openPort,visit}.test.ts',
  'test/platform/mail/mail.test.ts',
  'test/platform/tenant/*.test.ts',
  'test/platform/text/plainText.test.ts',
  'test/platform/throttle/networks.test.ts',
  'test/staff/operator/command.test.ts',
]

/**
 * What the other of the two runs tests: with PostgreSQL the folder of the embedded database, without it what
 * needs servers of its own.
 */
const ofOtherRun = process.env['DATABASE_URL']
  ? [
      // Of PostgreSQL the storm kills the program more often.
      'test/app/crash/{crash,secondStart}.test.ts',
      'test/platform/dataFolder/dataFolder.test.ts',
      ...withoutDatabase,
    ]
  : ['test/postgres/**']

/** Minutes each; beside them runs everything else. */
const longest = ['storm', 'cluster', 'secondStart', 'crash', 'badInput'].map(
  (name) => `/${name}.test.ts`,
)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(name))
      return found < 0 ? longest.length : found
    }
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}

/** Replaces a module, which would be replaced for the other files of its worker too. */
const withMocks = ['test/features/accounts/passwords.routes.test.ts']

export default defineConfig({
  test: {
    // Of a small machine, which would get a single one. On PostgreSQL one of them mostly waits for other processes.
    maxWorkers: process.env['DATABASE_URL'] ? 3 : 2,
    sequence: { sequencer: LongestFirst },
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
