import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, matchesGlob } from 'node:path'
import { importsOf } from './imports.mjs'

/** Files that only tests, stories and measurements need. */
const forTests = [
  '**/{test,e2e,bench,benchmarks,stories,conformance,.storybook,.ci}/**',
  '**/*.{test,stories,plays,examples,fixtures}.*',
  '**/vitest.config.*',
]

const read = (root, file) => readFileSync(join(root, file), 'utf8')

/** A file and every folder that it is in. */
const pathsTo = (file) =>
  file.split('/').map((_, place, parts) => parts.slice(0, place + 1).join('/'))

/** The files of the repository that the container image is built from. */
export function imageFiles(root) {
  const ignored = read(root, 'deploy/Containerfile.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const isIgnored = (path) => ignored.some((pattern) => matchesGlob(path, pattern))
  return files.split('\0').filter((file) => file !== '' && !pathsTo(file).some(isIgnored))
}

/** What the image holds and does not need, and what it needs and does not hold. */
export function imageProblems(root) {
  const files = imageFiles(root)
  return [
    ...installProblems(read(root, 'deploy/Containerfile')),
    ...files
      .filter((file) => forTests.some((pattern) => matchesGlob(file, pattern)))
      .map((file) => `The container image holds ${file}. Name it in Containerfile.dockerignore.`),
    ...importProblems(root, files),
  ]
}

const installProblems = (containerfile) => {
  const installs = containerfile.match(/npm (ci|install)\b.*/g) ?? []
  const problems = installs
    .filter((command) => !command.includes('--omit=dev'))
    .map((command) => `The container image gets dev dependencies: ${command}.`)
  return installs.length > 0 ? problems : ['The container image installs no packages.']
}

/** Imports by the code of packages and sites that nothing in the image answers. */
function importProblems(root, files) {
  const held = new Set(files)
  const packages = files.filter((file) => /^(packages|sites)\/[^/]+\/package\.json$/.test(file))
  return packages.flatMap((description) => {
    const folder = dirname(description)
    const { name: own, dependencies = {} } = JSON.parse(read(root, description))
    const isCode = (file) => file.startsWith(`${folder}/`) && /\.(ts|tsx|mjs|astro)$/.test(file)
    return files.filter(isCode).flatMap((file) =>
      importsOf(read(root, file), file).flatMap((wanted) => {
        if (wanted.startsWith('.')) {
          const target = join(dirname(file), wanted.split('?')[0])
          return held.has(target) ? [] : [`${file} imports ${target}, which is not in the image.`]
        }
        const name = wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/')
        const isKnown =
          name.includes(':') ||
          builtinModules.includes(name) ||
          name === own ||
          name in dependencies
        return isKnown ? [] : [`${file} imports ${name}, which is no dependency of ${own}.`]
      }),
    )
  })
}
