import { patienceMs } from '@bouquet/browser/patience'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Starts with the file that takes longest, beside which the others run. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('pages.e2e.test.ts')
    return files.toSorted((one, other) => Number(isLongest(other)) - Number(isLongest(one)))
  }
}

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.test.ts'],
    globalSetup: 'e2e/support/oneSite.ts',
    // Half of the time the tests wait for a page; a small machine would get a single worker.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 900_000,
    expect: { poll: { timeout: patienceMs } },
    // A failure names all that differs.
    chaiConfig: { truncateThreshold: 0 },
    hookTimeout: 900_000,
  },
})
