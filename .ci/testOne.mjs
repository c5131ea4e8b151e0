// Runs the tests and stories whose path or title contains a word, without the other checks.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { env } from 'node:process'
import { findTests } from './findTests.mjs'
import { forgetResults, reportResults } from './results.mjs'

const root = join(import.meta.dirname, '..')
const onPostgres = 'packages/server/test/postgres/'

/** Vitest compares titles as a pattern, in which a letter may be large or small. */
const patternOf = (word) =>
  word
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
    .replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

function runVitest(folder, files, name, options = []) {
  if (files.length === 0) return true
  const paths = files.map((file) =>
    file.startsWith(folder) ? file.slice(folder.length + 1) : file,
  )
  const report = `--outputFile.json=coverage/${name}-results.json`
  const words = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json', report]
  const { status } = spawnSync('vitest', [...words, ...options, ...paths], {
    cwd: join(root, folder),
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** @returns whether a test matched and all that did passed */
export function testOne(word) {
  forgetResults()
  let passed = true
  let needsPostgres = 0
  const canRun = (file) => env.DATABASE_URL || !file.startsWith(onPostgres)
  for (const [folder, { byPath, byTitle }] of findTests(word)) {
    needsPostgres += [...byPath, ...byTitle].filter((file) => !canRun(file)).length
    passed = runVitest(folder, byPath.filter(canRun), 'path') && passed
    const titled = ['--testNamePattern', patternOf(word)]
    passed = runVitest(folder, byTitle.filter(canRun), 'title', titled) && passed
  }
  const counts = reportResults()
  if (needsPostgres > 0) console.log(`${needsPostgres} more test files run with DATABASE_URL set.`)
  if (counts.passed + counts.failed === 0) console.log(`No test matches “${word}”.`)
  return passed && counts.failed === 0 && counts.passed > 0
}
