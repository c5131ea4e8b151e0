import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

const files = () =>
  globSync('{packages,sites}/*/coverage/*results.json', { cwd: root }).map((file) =>
    join(root, file),
  )

export const forgetResults = () => {
  for (const file of files()) rmSync(file)
}

/** Sums what every test run since {@link forgetResults} has written. */
export const countResults = () =>
  files()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .reduce(
      (sum, run) => ({
        passed: sum.passed + run.numPassedTests,
        failed: sum.failed + run.numFailedTests,
      }),
      { passed: 0, failed: 0 },
    )
