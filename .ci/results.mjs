import { globSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

const files = () =>
  globSync('{packages,sites}/*/coverage/*results.json', { cwd: root }).map((file) =>
    join(root, file),
  )

export function forgetResults() {
  for (const file of files()) rmSync(file)
}

const readRuns = () => files().map((file) => JSON.parse(readFileSync(file, 'utf8')))

/** Sums what every test run since {@link forgetResults} has written. */
const countResults = (runs) =>
  runs.reduce(
    (sum, run) => ({
      passed: sum.passed + run.numPassedTests,
      failed: sum.failed + run.numFailedTests,
    }),
    { passed: 0, failed: 0 },
  )

/** A message without its stack, as far as it can be read at a glance. */
const shorten = (message) =>
  message
    .split(/\n\s+at /, 1)[0]
    .split('\n', 60)
    .join('\n  ')

const describeTest = ({ fullName, failureMessages = [] }) =>
  [`× ${fullName}`, ...failureMessages.map(shorten)].join('\n  ')

/** A file that could not be loaded has a message and no tests. */
const describeFile = ({ name, message, assertionResults }) => {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  const lines = failed.length > 0 ? failed.map(describeTest) : [`  ${message}`]
  return [`\n${relative(root, name)}`, ...lines].join('\n')
}

/**
 * Prints what failed since {@link forgetResults}, then the count of all tests, so that the end of a long output
 * says why it is red.
 */
export function reportResults() {
  const runs = readRuns()
  for (const { testResults } of runs) {
    for (const file of testResults) if (file.status === 'failed') console.log(describeFile(file))
  }
  const counts = countResults(runs)
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
  return counts
}
