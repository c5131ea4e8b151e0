// Makes small mistakes in the files that the arguments name and prints those that no test of their package notices, or
// none of the tests that --tests names. StrykerJS changes the files in place and puts them back, so it takes only what
// is committed.
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { chdir, cwd, exit } from 'node:process'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

const root = join(import.meta.dirname, '..')

const stop = (message) => {
  console.error(message)
  exit(1)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: 'string', multiple: true, default: [] } },
})
const inRoot = (path) => relative(root, resolve(cwd(), path))
const [paths, tests] = [positionals.map(inRoot), values.tests.map(inRoot)]
const packages = new Set([...paths, ...tests].map((path) => path.split(sep).slice(0, 2).join('/')))
const [folder] = packages
if (!folder?.startsWith('packages/') || packages.size > 1)
  stop('Name files or folders of one package: npm run mutate -- packages/client/src/likes')

const changed = execFileSync('git', ['status', '--porcelain', '--', ...paths], {
  cwd: root,
  encoding: 'utf8',
})
if (changed !== '') stop(`Commit these first, since they are changed in place:\n${changed}`)

/** A file of the package, or all below a folder whose names end like that. */
const patternsOf = (ending) => (path) => {
  const inPackage = relative(folder, path)
  return statSync(join(root, path)).isDirectory() ? `${inPackage}/**/*${ending}` : inPackage
}

chdir(join(root, folder))
const mutants = await new Stryker({
  mutate: paths.map(patternsOf('.ts')),
  ...(tests.length > 0 && { testFiles: tests.map(patternsOf('.test.ts')) }),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  inPlace: true,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false, allowEmojis: false },
  // A mistake that makes a loop endless is one that the tests notice.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
}).runMutationTest()
exit(mutants.length > 0 ? 0 : 1)
