// Runs every check of the project and closes with one line that counts the tests. With a word, runs only the
// tests and stories whose path or title contains it.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { argv, env, exit, stdout } from 'node:process'
import { forgetResults, reportResults } from './results.mjs'
import { testOne } from './testOne.mjs'

const root = join(import.meta.dirname, '..')
const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
}

/** Most of these use one core, so that several run side by side. The longest come first. */
const checks = [
  [
    'types',
    'turbo run types --output-logs=errors-only && tsc --noEmit -p .storybook && tsc --noEmit -p benchmarks',
  ],
  ['sizes', 'node packages/ui/bench/sizes.ts'],
  ['lint and format', 'biome ci --error-on-warnings .'],
  ['unused code', 'knip'],
  ['dependency rules', 'turbo boundaries && npm run --silent layers -w @bouquet/server'],
  ['unused parts', 'node .ci/unconnected/check.mjs'],
  ['retired words', 'node .ci/retiredWords.mjs'],
]

/** Three packages at a time, since some tests wait for a browser or a process for half of their time. */
const tests = [
  'tests',
  'turbo run test --concurrency=3 --continue --output-logs=full -- --reporter=default --reporter=json --outputFile.json=coverage/results.json',
]

const run = ([name, command], stdio) =>
  new Promise((resolve) => {
    const output = []
    const child = spawn(command, { cwd: root, shell: true, stdio, env: { ...env, ...quiet } })
    child.stdout?.on('data', (part) => output.push(part))
    child.stderr?.on('data', (part) => output.push(part))
    child.once('close', (status) => {
      if (child.stdout) stdout.write(`\n── ${name}\n${Buffer.concat(output)}`)
      resolve(status === 0)
    })
  })

/** @returns the names of those that failed */
async function runSideBySide(waiting) {
  const failed = []
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await run(next, ['ignore', 'pipe', 'pipe']))) failed.push(next[0])
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, runNext))
  return failed
}

const word = argv.slice(2).join(' ')
if (word !== '') exit(testOne(word) ? 0 : 1)

forgetResults()
const failed = await runSideBySide([...checks])
console.log('\n── tests')
if (!(await run(tests, 'inherit'))) failed.push('tests')

for (const name of failed) console.log(`Not passed: ${name}`)
const counts = reportResults()
exit(failed.length === 0 && counts.failed === 0 && counts.passed > 0 ? 0 : 1)
