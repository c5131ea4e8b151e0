// Runs every check of the project and closes with one line that counts the tests. With a word, runs only the
// tests and stories whose path or title contains it.
import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
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

/** Half of a start of the command or the server is reading and compiling its text, which tests do hundreds of times. */
const compileOnce = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/bouquet/compiled') }

/** Each uses one core. */
const checks = [
  [
    'types',
    'turbo run types --output-logs=errors-only && tsc --noEmit -p .storybook && tsc --noEmit -p benchmarks',
  ],
  ['sizes', 'node packages/ui/bench/sizes.ts'],
  ['lint and format', 'biome ci --error-on-warnings .'],
  ['unused code', 'knip'],
  ['dependency rules', 'turbo boundaries && npm run --silent layers --workspaces --if-present'],
  ['unused parts', 'node .ci/unconnected/check.mjs'],
  ['requirements', 'node .ci/requirements.mjs'],
  ['supply chain', 'node .ci/supplyChain/check.mjs'],
].map(([name, command]) => ({ name, command, isLive: false }))

/** Packages whose tests take minutes, the longest first; the others follow them. */
const longest = ['@bouquet/dating', '@bouquet/server', '@bouquet/generator', '@bouquet/ui']
const rankOf = (name) => (longest.includes(name) ? longest.indexOf(name) : longest.length)

const tests = globSync('{packages,sites}/*/package.json', { cwd: root })
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
  .filter(({ scripts }) => scripts?.test)
  .map(({ name }) => name)
  .sort((one, other) => rankOf(one) - rankOf(other))
  .map((name) => ({
    name: `tests of ${name}`,
    command: `turbo run test --only --filter=${name} --output-logs=full -- --reporter=default --reporter=json --outputFile.json=coverage/results.json`,
    isLive: true,
  }))

/**
 * The longest runs first, then what needs one core beside the third of them; the components, which fill two cores, come
 * after it, so that nothing waits for a single one at the end. One run more at once saves nothing.
 */
const order = [...tests.slice(0, 3), ...checks, ...tests.slice(3)]
const sideBySide = availableParallelism()

const run = ({ name, command, isLive }) =>
  new Promise((resolve) => {
    const output = []
    const stdio = isLive ? 'inherit' : ['ignore', 'pipe', 'pipe']
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio,
      env: { ...env, ...quiet, ...compileOnce },
    })
    child.stdout?.on('data', (part) => output.push(part))
    child.stderr?.on('data', (part) => output.push(part))
    child.once('close', (status) => {
      stdout.write(`\n── ${name}: ${status === 0 ? 'passed' : 'not passed'}\n`)
      if (!isLive) stdout.write(Buffer.concat(output))
      resolve(status === 0)
    })
  })

/** @returns the names of those that failed */
async function runAll(waiting) {
  const failed = []
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await run(next))) failed.push(next.name)
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, runNext))
  return failed
}

const word = argv.slice(2).join(' ')
if (word !== '') exit(testOne(word) ? 0 : 1)

forgetResults()
const failed = await runAll([...order])
for (const name of failed) console.log(`Not passed: ${name}`)
const counts = reportResults()
exit(failed.length === 0 && counts.failed === 0 && counts.passed > 0 ? 0 : 1)
