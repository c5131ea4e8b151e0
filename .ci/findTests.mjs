import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')

const patterns = [
  '{packages,sites}/*/{src,test,e2e}/**/*.test.{ts,tsx}',
  'packages/ui/src/**/*.stories.tsx',
  '.storybook/{built,tests}/*.test.{ts,tsx}',
]

/** The first name of `test.each(rows)` and the like. */
const rootOf = (node) => {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node))
    return rootOf(node.expression)
  return ts.isIdentifier(node) ? node.text : ''
}

/**
 * Titles of tests as they are written, with their quotes, the title under which Storybook lists a file of
 * stories, and names of stories that prove a requirement.
 */
export function titlesIn(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const titles = []
  const isTest = (node) =>
    ts.isCallExpression(node) && ['test', 'it', 'describe'].includes(rootOf(node.expression))
  const visit = (node) => {
    const [title] = isTest(node) ? node.arguments : []
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
      titles.push(title.getText(source))
    }
    if (file.endsWith('.stories.tsx') && ts.isPropertyAssignment(node)) {
      const [key, value] = [node.name.getText(source), node.initializer.getText(source)]
      const isStoryThatProves = key === 'name' && /^'[A-Z]{3}-\d/.test(value)
      if (key === 'title' || isStoryThatProves) titles.push(value)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

/** The folder whose Vitest settings cover a file. */
const folderOf = (file) =>
  file.startsWith('.storybook/') ? 'packages/ui' : file.split('/', 2).join('/')

/**
 * Finds the test files and stories whose path contains a word, and those of which only titles of tests do,
 * by package.
 */
export function findTests(word) {
  const wanted = word.toLowerCase()
  const contains = (text) => text.toLowerCase().includes(wanted)
  const found = new Map()
  for (const file of globSync(patterns, { cwd: root }).sort()) {
    const isByPath = contains(file)
    const isByTitle = !isByPath && titlesIn(file).some(contains)
    if (!isByPath && !isByTitle) continue
    const own = found.get(folderOf(file)) ?? { byPath: [], byTitle: [] }
    const isWhole = isByPath || file.endsWith('.stories.tsx')
    ;(isWhole ? own.byPath : own.byTitle).push(file)
    found.set(folderOf(file), own)
  }
  return found
}
