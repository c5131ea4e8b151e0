// Runs every check of the project and closes with one line that counts the tests.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { env, exit } from 'node:process'
import { forgetResults, reportResults } from './results.mjs'

const root = join(import.meta.dirname, '..')
const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
}

const steps = [
  ['types', 'turbo run types --output-logs=errors-only && tsc --noEmit -p .storybook'],
  ['lint and format', 'biome ci --error-on-warnings .'],
  ['dependency rules', 'turbo boundaries && npm run --silent layers -w @bouquet/server'],
  ['unused code', 'knip'],
  ['retired words', 'node .ci/retiredWords.mjs'],
  ['unused parts', 'node .ci/unconnected/check.mjs'],
  ['sizes', 'node packages/ui/bench/sizes.ts'],
  [
    'tests',
    'turbo run test --concurrency=1 --continue --output-logs=full -- --reporter=default --reporter=json --outputFile.json=coverage/results.json',
  ],
]

forgetResults()

const failed = steps.filter(([name, command]) => {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    env: { ...env, ...quiet },
  })
  return status !== 0
})

for (const [name] of failed) console.log(`Not passed: ${name}`)
const counts = reportResults()
exit(failed.length === 0 && counts.failed === 0 && counts.passed > 0 ? 0 : 1)
