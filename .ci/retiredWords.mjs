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
  wishes: 'filters or preferences',
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
  occasion: 'trigger',
  occasions: 'notifications',
  pictured: 'has photo',
  house: 'paths or context',
  tidings: 'events',
  law: 'dependency rules',
  laws: 'dependency rules',
  gather: 'collect',
  gathers: 'collects',
  gathered: 'collected',
  glances: 'sample scans',
  mend: 'fix',
  mends: 'fixes',
  mended: 'fixed',
  weighed: 'verified',
  weighing: 'verifying',
  plate: 'surface',
  whence: 'where from',
  thereby: 'so',
}

/** Names of the database until migration 0018, also refused in strings, each with the name to use. */
const retiredNames = {
  match_wishes: 'match_answers',
  milestones: 'setup_steps',
  notices_created: 'sent_notifications_created',
  pictured: 'has_photo',
  secret_sealed: 'secret_encrypted',
  iban_sealed: 'iban_encrypted',
  is_only: 'singleton',
  made_in: 'transaction_id',
  messages_once: 'messages_sender_client_id',
  messages_place: 'messages_conversation_number',
  payments_once: 'payments_idempotency_key',
  photos_waiting: 'photos_pending',
  ledger_continue: 'set_balance_after',
  ledger_forget: 'refuse_account_change',
  ledger_refuse: 'refuse_change',
  'notice-by-mail': 'notification-email',
  'notice-rounds': 'scheduled-emails',
  'sandbox-notice': 'sandbox-webhook',
  'picture-removal': 'photo-removal',
  'persona-written-to': 'persona-message',
  'persona-answers': 'persona-reply',
}

const namesPattern = new RegExp(
  `(?<![\\w-])(?:${Object.keys(retiredNames).join('|')})(?![\\w-])`,
  'g',
)

/** Migrations that are applied somewhere keep their names, and a test upgrades from them. */
const keepsOldNames = (file) =>
  /migrations\/00(?:0\d|1\d)_|test\/platform\/database\/(?:oldTables|upgrade\.test)\.ts$/.test(file)

const listFiles = (...patterns) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file && file !== '.ci/retiredWords.mjs' && !keepsOldNames(file))

const files = listFiles('*.ts', '*.tsx', '*.mjs').filter((file) => !/\.data\.ts$/.test(file))

const databaseFiles = listFiles('packages/server/*.ts', 'packages/server/*.sql')

const lineAt = (text, position) => text.slice(0, position).split('\n').length

const wordsOf = (name) => name.split(/(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())

/** Calls back for each identifier and for the comments before each token, with their position. */
function visitNames(node, source, visit) {
  if (ts.isJSDoc(node)) return
  const children = node.getChildren(source)
  for (const child of children) visitNames(child, source, visit)
  if (children.length > 0) return
  visit(source.text.slice(node.getFullStart(), node.getStart(source)), node.getFullStart())
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
    visit(node.text, node.getStart(source))
  }
}

/** The retired words of a file with their lines. */
function findIn(file) {
  const text = readFileSync(join(root, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const found = []
  visitNames(source, source, (name, position) => {
    for (const { 0: part, index } of name.matchAll(/[A-Za-z]+/g)) {
      for (const word of wordsOf(part)) {
        if (!Object.hasOwn(retired, word)) continue
        const line = lineAt(text, position + index)
        found.push(`${file}:${line}: "${word}" is retired. Use: ${retired[word]}.`)
      }
    }
  })
  return found
}

/** The retired names of the database in a file with their lines. */
function findNamesIn(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(namesPattern)].map(
    ({ 0: name, index }) =>
      `${file}:${lineAt(text, index)}: "${name}" is retired. Use: ${retiredNames[name]}.`,
  )
}

const refused = [...files.flatMap(findIn), ...databaseFiles.flatMap(findNamesIn)]
for (const each of refused) console.error(each)
exit(refused.length === 0 ? 0 : 1)
