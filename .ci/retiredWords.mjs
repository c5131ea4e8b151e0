// Refuses words in names and comments for which the code has a plainer one, so that one thing keeps one name.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exit } from 'node:process'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')

/** Each with the word to use. */
const retired = {
  deed: 'command, transaction or run',
  deeds: 'commands or transactions',
  door: 'entry point or socket',
  doors: 'entry points',
  knock: 'send',
  telling: 'event or facet',
  tellings: 'events or facets',
  heard: 'received',
  glance: 'sample scan',
  wish: 'filter, query or request',
  wished: 'wanted',
  sought: 'wanted',
  orphan: 'abandoned job',
  orphans: 'abandoned jobs',
  accompany: 'start a session',
  weigh: 'verify',
  grave: 'destructive',
  dressed: 'styled or rendered',
  fault: 'error or issue',
  faults: 'errors or issues',
  occasions: 'notifications',
  house: 'paths or context',
  tidings: 'events',
}

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file && file !== '.ci/retiredWords.mjs' && !/\.data\.ts$/.test(file))

const wordsOf = (text) =>
  text.split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase())

const comments = new Set([
  ts.SyntaxKind.SingleLineCommentTrivia,
  ts.SyntaxKind.MultiLineCommentTrivia,
])

/** The retired words of a file with their lines. */
function findIn(file) {
  const text = readFileSync(join(root, file), 'utf8')
  const variant = file.endsWith('x') ? ts.LanguageVariant.JSX : ts.LanguageVariant.Standard
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, variant, text)
  const found = []
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (token !== ts.SyntaxKind.Identifier && !comments.has(token)) continue
    for (const word of wordsOf(scanner.getTokenText())) {
      if (!Object.hasOwn(retired, word)) continue
      const line = text.slice(0, scanner.getTokenStart()).split('\n').length
      found.push(`${file}:${line}: "${word}" is retired. Use: ${retired[word]}.`)
    }
  }
  return found
}

const found = files.flatMap(findIn)
for (const each of found) console.error(each)
exit(found.length === 0 ? 0 : 1)
