import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

const isTest = (path) =>
  /\.(test|stories|e2e)\.|\/(conformance|stories|internal\/testing)\//.test(path)

/**
 * The product's source files below some folders, without tests and stories.
 * @returns {{ path: string, text: string }[]} paths from the root of the repository
 */
export function sourcesOf(...folders) {
  return globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,astro}`),
    { cwd: root },
  )
    .filter((path) => !isTest(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export function allMatches(sources, pattern) {
  return new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name)))
}

export function mentions(sources, word) {
  const pattern = new RegExp(`\\b${word}\\b`)
  return sources.some(({ text }) => pattern.test(text))
}
