// Makes small mistakes in the files that the arguments name and prints those that no test of their package notices.
// StrykerJS changes the files in place and puts them back, so it takes only what is committed.
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { argv, chdir, cwd, exit } from 'node:process'
import { Stryker } from '@stryker-mutator/core'

const root = join(import.meta.dirname, '..')

const stop = (message) => {
  console.error(message)
  exit(1)
}

const paths = argv.slice(2).map((path) => relative(root, resolve(cwd(), path)))
const packages = new Set(paths.map((path) => path.split(sep).slice(0, 2).join('/')))
const [folder] = packages
if (!folder?.startsWith('packages/') || packages.size > 1)
  stop('Name files or folders of one package: npm run mutate -- packages/client/src/likes')

const changed = execFileSync('git', ['status', '--porcelain', '--', ...paths], {
  cwd: root,
  encoding: 'utf8',
})
if (changed !== '') stop(`Commit these first, since they are changed in place:\n${changed}`)

/** A file, or every TypeScript file below a folder. */
const patterns = paths.map((path) => {
  const inPackage = relative(folder, path)
  return statSync(join(root, path)).isDirectory() ? `${inPackage}/**/*.ts` : inPackage
})

chdir(join(root, folder))
const mutants = await new Stryker({
  mutate: patterns,
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
