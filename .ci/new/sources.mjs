import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

export const root = join(import.meta.dirname, '../..')

/** Texts by path relative to the root. They are written together, so that a refusal leaves nothing half done. */
const drafts = new Map()

const read = (path) => drafts.get(path) ?? readFileSync(join(root, path), 'utf8')

const write = (path, text) => drafts.set(path, text)

/**
 * Writes every draft.
 * @returns their paths
 */
export function writeDrafts() {
  for (const [path, text] of drafts) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return [...drafts.keys()]
}

/**
 * Drafts a file.
 * @throws Error when it exists
 */
export function create(path, text) {
  if (existsSync(join(root, path))) throw new Error(`${path} exists already.`)
  write(path, text)
}

/** The object or array that a variable holds, through calls, `as const` and `satisfies`. */
function literalOf(node) {
  if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) return node
  if (ts.isCallExpression(node)) return literalOf(node.arguments[node.arguments.length - 1])
  return literalOf(node.expression)
}

function findVariable(path, name) {
  const text = read(path)
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const declaration = source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((each) => each.name.getText() === name)
  if (declaration === undefined) throw new Error(`${path} has no ${name}.`)
  return { text, literal: literalOf(declaration.initializer) }
}

/** Appends an entry to an object or array. */
function appendTo(path, { text, literal: { elements, properties = elements } }, entry) {
  const key = /^\w+(?=:)/.exec(entry)?.[0]
  if (properties.some(({ name }) => key !== undefined && name?.getText() === key))
    throw new Error(`${path} has ${key} already.`)
  const separator = properties.length > 0 && !properties.hasTrailingComma ? ',' : ''
  const at = properties.end
  write(path, `${text.slice(0, at)}${separator}\n${entry},${text.slice(at)}`)
}

/** Appends an entry to the object or array that a variable holds. */
export function append(path, name, entry) {
  appendTo(path, findVariable(path, name), entry)
}

/** Appends an entry to the object that is a property of the one that a variable holds. */
export function appendWithin(path, name, property, entry) {
  const { text, literal } = findVariable(path, name)
  const within = literal.properties.find(
    (each) => each.name.getText().replaceAll("'", '') === property,
  )
  appendTo(path, { text, literal: within.initializer }, entry)
}

/** Adds a statement that imports or exports; the formatter sorts it. */
export function addImport(path, line) {
  write(path, `${line}\n${read(path)}`)
}

/** Adds text before the last occurrence of another. */
export function insertBeforeLast(path, mark, text) {
  const source = read(path)
  const at = source.lastIndexOf(mark)
  if (at === -1) throw new Error(`${path} has no ${mark}`)
  write(path, `${source.slice(0, at)}${text}${source.slice(at)}`)
}

/** Adds a key to a JSON file, at the end. */
export function addKey(path, key, value) {
  const content = JSON.parse(read(path))
  if (Object.hasOwn(content, key)) throw new Error(`${path} has ${key} already.`)
  write(path, `${JSON.stringify({ ...content, [key]: value }, null, 2)}\n`)
}

/** Lists a part as one that waits for what uses it. */
export function wait(kind, name) {
  appendWithin('.ci/unconnected/pending.mjs', 'pending', kind, `${name}: 'new'`)
}
